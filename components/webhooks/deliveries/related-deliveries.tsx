'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { CornerDownRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { PageLink } from '@/components/ui/page-link';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { EndpointLabel } from '@/components/webhooks/directory/endpoint-label';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { Moment } from '@/components/webhooks/moment';
import { deliveryPath } from '@/components/webhooks/paths';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { itemsOf, pagesOf } from '@/lib/api/queries';
import type { DeliveryRecord } from '@/lib/api/records';
import { DeliveryBadge } from './delivery-badge';
import { type ChainRow, chainsOf } from './delivery-chain';

/** All deliveries of the same event: to each endpoint, every redelivery below what it repeats. */
export function RelatedDeliveries({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.related');
  const target = useTarget();
  const { endpoints } = useEndpoints();
  const eventId = delivery.event_id === undefined ? undefined : String(delivery.event_id);
  const pages = useInfiniteQuery({
    ...pagesOf(listDeliveries, { query: { event_id: eventId, limit: 100 } }, target),
    enabled: eventId !== undefined,
    staleTime: 0,
  });
  if (eventId === undefined) return <p className="text-ink-muted">{t('noEvent')}</p>;
  if (pages.isPending) return <LoadingState rows={3} />;
  if (!pages.data) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  const loaded = itemsOf(pages.data);
  const rows = loaded.filter((row) => String(row.event_id) === eventId);
  return (
    <div className="space-y-4">
      {chainsOf([...rows, delivery]).map((chain) => {
        const endpointId = String(chain[0]?.row.endpoint_id ?? '');
        const endpoint = endpoints.find((each) => String(each.id) === endpointId);
        return (
          <section key={endpointId} className="space-y-1">
            <h3 className="font-medium">
              <EndpointLabel endpoint={endpoint} id={endpointId} />
            </h3>
            <ul className="divide-y divide-line rounded-lg border">
              {chain.map((link) => (
                <ChainLink
                  key={String(link.row.id)}
                  link={link}
                  isHere={String(link.row.id) === String(delivery.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {rows.length < loaded.length && (
        <p className="text-ink-muted text-xs">{t('localFilter', { loaded: loaded.length })}</p>
      )}
      {pages.hasNextPage && (
        <Button size="sm" isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      <FormError error={pages.error} />
    </div>
  );
}

function ChainLink({ link: { row, depth }, isHere }: { link: ChainRow; isHere: boolean }) {
  const nameOr = useNameOr();
  const t = useTranslations('webhooks.related');
  return (
    <li>
      <PageLink
        href={deliveryPath(row.id ?? '')}
        scroll={false}
        aria-current={isHere || undefined}
        style={{ paddingLeft: `${0.75 + Math.min(depth, 6) * 1.25}rem` }}
        className="flex min-h-10 flex-wrap items-center gap-x-3 py-1.5 pr-3 hover:bg-hover/60 focus-visible:-outline-offset-2 aria-[current]:bg-selected"
      >
        {depth > 0 && <CornerDownRight aria-hidden className="size-4 shrink-0 text-ink-faint" />}
        <span className="font-medium">{nameOr(undefined, row.id)}</span>
        <DeliveryBadge status={row.status} />
        <span className="min-w-0 flex-1 truncate text-ink-muted text-xs">
          {row.redelivery_of === undefined ? t('first') : t('cloneOf', { id: String(row.redelivery_of) })}
        </span>
        <span className="text-ink-muted text-xs">
          <Moment at={row.created_at} />
        </span>
      </PageLink>
    </li>
  );
}
