'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { TimeFilter } from '@/components/records/filters/time-filter';
import { ChoiceOf, wordsWith } from '@/components/records/list/choice-of';
import { FilterFold } from '@/components/records/list/filter-fold';
import { SearchBox } from '@/components/records/list/search-box';
import { Button } from '@/components/ui/button';
import { CodeField } from '@/components/webhooks/code-field';
import { isKnownStatus } from '@/components/webhooks/delivery-status';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { useCatalog } from '@/components/webhooks/directory/use-catalog';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { deliveryStatuses } from '@/lib/api/contract/webhooks';
import type { DeliveryFilter } from '@/lib/deliveries/delivery-filter';
import { addressBesideName } from '@/lib/resources/webhooks/endpoint-name';

type DeliveryFiltersProps = {
  filter: DeliveryFilter;
  onChange: (change: Partial<DeliveryFilter>) => void;
};

/** The filters over the list of deliveries. They stay as they are while the list is scrolled and read. */
export const DeliveryFilters = memo(function DeliveryFilters(props: DeliveryFiltersProps) {
  const { filter, onChange } = props;
  const t = useTranslations('webhooks.filters');
  const statusName = useTranslations('webhooks.status');
  const { endpoints } = useEndpoints();
  const { catalog } = useCatalog();

  return (
    <div className="flex flex-wrap items-start gap-2">
      <SearchBox
        label={t('search')}
        value={filter.search}
        onCommit={(search) => onChange({ search })}
        className="min-w-36 flex-1 sm:max-w-56"
      />
      <FilterFold
        count={Object.entries(filter).filter(([name, value]) => name !== 'search' && value !== '').length}
      >
        <SearchBox
          label={t('header')}
          value={filter.header}
          onCommit={(header) => onChange({ header })}
          className="sm:w-44"
        />
        <ChoiceOf
          label={t('endpoint')}
          anyLabel={t('allEndpoints')}
          value={filter.endpoint}
          onChange={(endpoint) => onChange({ endpoint })}
          options={endpoints.map((each) => ({
            id: String(each.id),
            label: endpointName(each, String(each.id)),
            description: addressBesideName(each),
          }))}
        />
        <ChoiceOf
          label={t('status')}
          anyLabel={t('allStatuses')}
          value={filter.status}
          onChange={(status) => onChange({ status })}
          options={wordsWith(deliveryStatuses, filter.status).map((id) => ({
            id,
            label: isKnownStatus(id) ? statusName(id) : id,
          }))}
        />
        <ChoiceOf
          label={t('type')}
          anyLabel={t('allTypes')}
          value={filter.type}
          onChange={(type) => onChange({ type })}
          options={wordsWith([...catalog.values()].flat(), filter.type).map((id) => ({ id, label: id }))}
        />
        <TimeFilter filter={filter} onChange={onChange} />
        <CodeField value={filter.code} onCommit={(code) => onChange({ code })} />
      </FilterFold>
      {filter.event !== '' && (
        <Button size="md" onPress={() => onChange({ event: '' })}>
          {t('eventOnly', { event: filter.event })} ×
        </Button>
      )}
    </div>
  );
});
