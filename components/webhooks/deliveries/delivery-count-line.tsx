'use client';

import { useTranslations } from 'next-intl';
import { isFiltered } from '@/lib/deliveries/delivery-filter';
import { deliveryCount } from './delivery-count';
import type { DeliveryRows } from './use-delivery-rows';
import { useDeliveryTotal } from './use-delivery-total';

/** Above the rows: how many deliveries there are, as far as anybody can tell. */
export function DeliveryCountLine({ deliveries }: { deliveries: DeliveryRows }) {
  const t = useTranslations('webhooks.count');
  const { question, count, hasMore } = deliveries;
  const total = useDeliveryTotal(question, hasMore);
  const isNarrowed = isFiltered(question.filter);
  const said = deliveryCount({ read: count, hasMore, isFiltered: isNarrowed, total });
  return (
    // What a filter leaves is news; that a list grows as it is scrolled is not.
    <p role={isNarrowed ? 'status' : undefined} className="text-ink-muted text-xs tabular-nums">
      {t(said.words, { count: said.count })}
    </p>
  );
}
