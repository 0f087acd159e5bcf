'use client';

import { useTranslations } from 'next-intl';
import { useWords } from '@/components/records/words';
import { Select } from '@/components/ui/fields/select';
import { type Sort, sort as sortCodec } from '@/lib/fields/codecs';
import { dealSort, sortKeys } from './deal-sort';

type DealSortFieldProps = { sort: Sort; onSort: (sort: Sort) => void };

const nameOf = sortCodec(sortKeys).write;

/** The order of the list on a phone, where the heads that sort it have no room. */
export function DealSortField({ sort, onSort }: DealSortFieldProps) {
  const t = useTranslations('pipelines.list');
  const label = useWords('pipelines.field');
  const options = sortKeys.flatMap((by) =>
    [false, true].map((isDescending) => ({
      id: nameOf({ by, isDescending }),
      label: t(isDescending ? 'descending' : 'ascending', { field: label(by) }),
    })),
  );
  return (
    <Select
      label={t('sort')}
      isLabelHidden
      className="mb-2 sm:hidden"
      value={nameOf(sort)}
      onChange={(id) => onSort(dealSort.read(id))}
      options={options}
    />
  );
}
