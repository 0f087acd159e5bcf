'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/layout/session-context';
import { ErrorState, LoadingState } from '@/components/layout/states';
import { queryOf } from '@/lib/api/queries';
import { listDeliveries } from '@/lib/contract/webhooks';
import { DeliveryBadge } from './delivery-badge';
import { endpointName } from './endpoint-directory';
import { Moment } from './moment';
import { deliveryPath } from './paths';
import type { DeliveryRecord } from './records';
import { useEndpoints } from './use-endpoints';

/** All deliveries of the same event: to other endpoints, and the chain of redeliveries. */
export function RelatedDeliveries({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.related');
  const target = useTarget();
  const { endpoints } = useEndpoints();
  const eventId = delivery.event_id === undefined ? undefined : String(delivery.event_id);
  const query = { event_id: eventId, limit: 100 };
  const { data, isPending, error, refetch } = useQuery({
    ...queryOf(listDeliveries, { query }, target),
    enabled: eventId !== undefined,
  });
  if (eventId === undefined) return <p className="text-ink-muted">{t('noEvent')}</p>;
  if (isPending) return <LoadingState rows={3} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const rows = data.items.filter((row) => String(row.event_id) === eventId);
  const isIgnored = rows.length < data.items.length;
  return (
    <div className="space-y-2">
      <ul className="divide-y divide-line rounded-lg border">
        {rows.map((row) => (
          <li key={String(row.id)}>
            <Link
              href={deliveryPath(row.id ?? '')}
              scroll={false}
              aria-current={row.id === delivery.id || undefined}
              className="flex min-h-10 flex-wrap items-center gap-x-3 px-3 py-1.5 hover:bg-hover/60 aria-[current]:bg-selected"
            >
              <span className="w-16">#{String(row.id)}</span>
              <DeliveryBadge status={row.status} />
              <span className="min-w-0 flex-1 truncate text-ink-muted text-xs">
                {endpointName(
                  endpoints.find((each) => String(each.id) === String(row.endpoint_id)),
                  String(row.endpoint_id ?? ''),
                )}
                {row.redelivery_of !== undefined && ` · ${t('cloneOf', { id: String(row.redelivery_of) })}`}
              </span>
              <span className="text-ink-muted text-xs">
                <Moment at={row.created_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
      {isIgnored && <p className="text-ink-muted text-xs">{t('sifted', { loaded: data.items.length })}</p>}
    </div>
  );
}
