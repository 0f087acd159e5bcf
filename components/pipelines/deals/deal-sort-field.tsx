'use client';

import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/fields/select';
import { type DealSort, dealSort, nameOfSort, sortKeys } from './deal-sort';

type DealSortFieldProps = { sort: DealSort; onSort: (sort: DealSort) => void };

/** The order of the list on a phone, where the heads that sort it have no room. */
export function DealSortField({ sort, onSort }: DealSortFieldProps) {
  const t = useTranslations('pipelines');
  const options = sortKeys.flatMap((by) =>
    [false, true].map((isDescending) => ({
      id: nameOfSort({ by, isDescending }),
      label: t(isDescending ? 'list.descending' : 'list.ascending', { field: t(`field.${by}`) }),
    })),
  );
  return (
    <Select
      label={t('list.sort')}
      isLabelHidden
      className="mb-2 sm:hidden"
      value={nameOfSort(sort)}
      onChange={(id) => onSort(dealSort.read(id))}
      options={options}
    />
  );
}
