'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { keyOfRecord, RecordLink } from '@/components/records/record-link';
import { useTarget } from '@/components/session/session-context';
import { PageLink } from '@/components/ui/page-link';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { DeliveryBadge } from '@/components/webhooks/deliveries/delivery-badge';
import { EndpointLabel } from '@/components/webhooks/directory/endpoint-label';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { Moment } from '@/components/webhooks/moment';
import { deliveriesPath, deliveryPath } from '@/components/webhooks/paths';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';
import { RedeliverEvent } from './redeliver-event';

/** The deliveries of one event, each with its state; a server that cannot filter by event says so. */
export function EventDeliveries({ eventId }: { eventId: string }) {
  const t = useTranslations('webhooks.event');
  const target = useTarget();
  const { endpoints } = useEndpoints();
  const query = { event_id: eventId, limit: 100 };
  const { data, isPending, error, refetch } = useQuery(queryOf(listDeliveries, { query }, target));
  if (isPending) return <LoadingState rows={2} />;
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const rows = data.items.filter((row) => String(row.event_id) === eventId);
  const isFilteredHere = rows.length < data.items.length;
  return (
    <section className="space-y-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">
          <PageLink
            href={deliveriesPath({ event: eventId })}
            className="inline-flex min-h-6 items-center hover:underline"
          >
            {t('deliveries')}
          </PageLink>
        </h3>
        <RedeliverEvent deliveries={rows} />
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-muted">{t('noDeliveries')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border">
          {rows.map((row, place) => (
            <li key={keyOfRecord(row, place)}>
              <RecordLink
                id={row.id}
                hrefOf={(id) => deliveryPath(id)}
                className="flex min-h-10 flex-wrap items-center gap-x-3 px-3 py-1.5 hover:bg-hover/60"
              >
                <DeliveryBadge status={row.status} of={row} />
                <EndpointLabel
                  className="flex-1 truncate"
                  endpoint={endpoints.find(({ id }) => String(id) === String(row.endpoint_id))}
                  id={String(row.endpoint_id ?? '')}
                  isOneLine
                />
                <span className="text-ink-muted text-xs">
                  <Moment at={row.created_at} />
                </span>
              </RecordLink>
            </li>
          ))}
        </ul>
      )}
      {isFilteredHere && (
        <p className="text-ink-muted text-xs">{t('localFilter', { loaded: data.items.length })}</p>
      )}
    </section>
  );
}
