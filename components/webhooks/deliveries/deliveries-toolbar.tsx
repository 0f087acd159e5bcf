'use client';

import { History, Radio } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ExportMenu } from '@/components/records/list/export-menu';
import { SavedViews } from '@/components/records/views/saved-views';
import { Button } from '@/components/ui/button';
import {
  type DeliveryFilter,
  deliveryFilters,
  filterQuery,
  isFiltered,
} from '@/lib/deliveries/delivery-filter';
import { readAddress } from '@/lib/fields/address';
import { DeliveryColumnChoice } from './delivery-column-choice';

type DeliveriesToolbarProps = {
  filter: DeliveryFilter;
  onApply: (filter: DeliveryFilter) => void;
  onClear: () => void;
  isFollowing: boolean;
  onFollow: () => void;
  /** Undefined for those who may not act. */
  onRecover: (() => void) | undefined;
};

/** What is done with the whole list. It stays as it is while the list is scrolled and read. */
export const DeliveriesToolbar = memo(function DeliveriesToolbar(props: DeliveriesToolbarProps) {
  const { filter, onApply, onClear, isFollowing, onFollow, onRecover } = props;
  const t = useTranslations('webhooks.deliveries');
  const filterWords = useTranslations('webhooks.filters');
  const query = filterQuery(filter);
  return (
    <div className="@container flex flex-wrap items-center gap-2">
      <SavedViews
        page="deliveries"
        query={query}
        onApply={(saved) => onApply(readAddress(deliveryFilters, new URLSearchParams(saved)))}
      />
      <DeliveryColumnChoice />
      <ExportMenu list="deliveries" name={t('exportName')} query={query} />
      {onRecover && (
        <Button icon={<History aria-hidden />} onPress={onRecover}>
          <span className="max-sm:sr-only sm:@max-2xl:sr-only">{t('recover')}</span>
        </Button>
      )}
      {isFiltered(filter) && (
        <Button variant="ghost" onPress={onClear}>
          {filterWords('clear')}
        </Button>
      )}
      <Button
        variant="ghost"
        icon={<Radio aria-hidden className={isFollowing ? 'text-success' : 'text-ink-faint'} />}
        aria-pressed={isFollowing}
        onPress={onFollow}
        className="ml-auto"
      >
        <span className="max-sm:sr-only">{t(isFollowing ? 'live' : 'follow')}</span>
      </Button>
    </div>
  );
});
