'use client';

import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { keyOfRecord, RecordLink } from '@/components/records/record-link';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { useEndpointDeliveries } from '@/components/webhooks/directory/use-endpoints';
import { Moment } from '@/components/webhooks/moment';
import { ObjectName } from '@/components/webhooks/object-name';
import { deliveriesPath, deliveryPath } from '@/components/webhooks/paths';
import { DeliveryBadge } from './delivery-badge';
import { ResponseCode } from './response-code';

const SHOWN = 12;

/** The last deliveries of an endpoint, as they come. */
export function RecentDeliveries({ endpointId }: { endpointId: string }) {
  const t = useTranslations('webhooks.recent');
  const { data, isPending, error, refetch } = useEndpointDeliveries(endpointId, SHOWN);
  return (
    <section className="rounded-lg border bg-surface">
      <div className="flex items-center justify-between gap-2 border-b px-4 py-3">
        <h2 className="font-semibold">{t('title')}</h2>
        <PageLink href={deliveriesPath({ endpoint: endpointId })} className="text-accent-ink hover:underline">
          {t('all')}
        </PageLink>
      </div>
      {isPending ? (
        <div className="p-4">
          <LoadingState rows={4} />
        </div>
      ) : !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data.items.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.slice(0, SHOWN).map((row, place) => (
            <li key={keyOfRecord(row, place)}>
              <RecordLink
                id={row.id}
                hrefOf={(id) => deliveryPath(id, { endpoint: endpointId })}
                className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 hover:bg-hover/60 focus-visible:-outline-offset-2"
              >
                <span className="sm:w-24">
                  <DeliveryBadge status={row.status} of={row} />
                </span>
                <span className="min-w-0 flex-1 truncate font-mono text-xs">
                  {row.event_type ?? <Blank of={row} field="event_type" />}
                </span>
                <span className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
                  <ObjectName object={row.object} />
                </span>
                {row.response_status !== undefined && <ResponseCode status={row.response_status} />}
                <span className="text-right sm:w-32 text-ink-muted text-xs">
                  <Moment at={row.created_at} />
                </span>
              </RecordLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
