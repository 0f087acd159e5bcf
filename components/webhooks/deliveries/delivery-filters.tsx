'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { TimeFilter } from '@/components/records/filters/time-filter';
import { SearchBox } from '@/components/records/list/search-box';
import { useCommitted } from '@/components/records/list/use-committed';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { isKnownStatus } from '@/components/webhooks/delivery-status';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { useCatalog } from '@/components/webhooks/directory/use-catalog';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { deliveryStatuses } from '@/lib/api/contract/webhooks';
import { type DeliveryFilter, isCode } from '@/lib/deliveries/delivery-filter';

type DeliveryFiltersProps = {
  filter: DeliveryFilter;
  onChange: (change: Partial<DeliveryFilter>) => void;
};

const ALL = 'all';

/** The filters over the list of deliveries. They stay as they are while the list is scrolled and read. */
export const DeliveryFilters = memo(function DeliveryFilters(props: DeliveryFiltersProps) {
  const { filter, onChange } = props;
  const t = useTranslations('webhooks.filters');
  const statusName = useTranslations('webhooks.status');
  const { endpoints } = useEndpoints();
  const { catalog } = useCatalog();

  const withAll = (label: string, options: { id: string; label: string }[], value: string) => [
    { id: ALL, label },
    ...options,
    ...(value !== '' && options.every(({ id }) => id !== value) ? [{ id: value, label: value }] : []),
  ];
  const choose = (name: keyof DeliveryFilter) => (id: string) => onChange({ [name]: id === ALL ? '' : id });

  return (
    <div className="grid w-full grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-end">
      <SearchBox
        label={t('search')}
        value={filter.search}
        onCommit={(search) => onChange({ search })}
        className="sm:w-44"
      />
      <SearchBox
        label={t('header')}
        value={filter.header}
        onCommit={(header) => onChange({ header })}
        className="sm:w-44"
      />
      <Select
        label={t('endpoint')}
        isLabelHidden
        className="sm:w-44"
        value={filter.endpoint || ALL}
        onChange={choose('endpoint')}
        options={withAll(
          t('allEndpoints'),
          endpoints.map((each) => ({ id: String(each.id), label: endpointName(each, String(each.id)) })),
          filter.endpoint,
        )}
      />
      <Select
        label={t('status')}
        isLabelHidden
        className="sm:w-36"
        value={filter.status || ALL}
        onChange={choose('status')}
        options={withAll(
          t('allStatuses'),
          deliveryStatuses.map((id) => ({ id, label: isKnownStatus(id) ? statusName(id) : id })),
          filter.status,
        )}
      />
      <Select
        label={t('type')}
        isLabelHidden
        className="sm:w-40"
        value={filter.type || ALL}
        onChange={choose('type')}
        options={withAll(
          t('allTypes'),
          [...catalog.values()].flat().map((id) => ({ id, label: id })),
          filter.type,
        )}
      />
      <TimeFilter filter={filter} onChange={onChange} />
      <CodeField value={filter.code} onCommit={(code) => onChange({ code })} />
      {filter.event !== '' && (
        <Button size="md" onPress={() => onChange({ event: '' })}>
          {t('eventOnly', { event: filter.event })} ×
        </Button>
      )}
    </div>
  );
});

/** A code or a class of them, in small letters. */
function codeIn(text: string): string | undefined {
  const code = text.toLowerCase();
  return code === '' || isCode(code) ? code : undefined;
}

function CodeField({ value, onCommit }: { value: string; onCommit: (value: string) => void }) {
  const t = useTranslations('webhooks.filters');
  const field = useCommitted(value, onCommit, codeIn);
  return (
    <TextField
      {...field}
      label={t('code')}
      isLabelHidden
      placeholder={t('codePlaceholder')}
      maxLength={3}
      className="sm:w-28"
    />
  );
}
