'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { FormError } from '@/components/ui/fields/form-error';
import { PageLink } from '@/components/ui/page-link';
import { DeliveryFollow } from '@/components/webhooks/deliveries/delivery-follow';
import { EndpointLabel } from '@/components/webhooks/directory/endpoint-label';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { deliveriesPath, newEndpointPath, receiverPath } from '@/components/webhooks/paths';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';

/** Followed one by one up to here; the rest is a list away. */
const FOLLOWED = 5;

/**
 * The deliveries of an event that was just emitted, each followed to its result. They were stored with the event,
 * so the first look finds all there are.
 */
export function EmittedDeliveries({ eventId }: { eventId: string }) {
  const t = useTranslations('webhooks.sendExample');
  const target = useTarget();
  const { endpoints } = useEndpoints();
  const { data, error } = useQuery(
    queryOf(listDeliveries, { query: { event_id: eventId, limit: 100 } }, target),
  );
  if (error) return <FormError error={error} />;
  const rows = data?.items.filter((row) => String(row.event_id) === eventId) ?? [];
  const link = 'text-accent-ink hover:underline';
  return (
    <div className="space-y-2">
      <p role="status">
        {t('emitted', { event: eventId })} {data && t('count', { count: rows.length })}{' '}
        <PageLink href={deliveriesPath({ event: eventId })} className={link}>
          {t('open')}
        </PageLink>
      </p>
      {data && rows.length === 0 && (
        <p className="text-ink-muted">
          {t('none')}{' '}
          <PageLink href={receiverPath} className={link}>
            {t('receiver')}
          </PageLink>{' '}
          ·{' '}
          <PageLink href={newEndpointPath} className={link}>
            {t('endpoint')}
          </PageLink>
        </p>
      )}
      <ul className="space-y-2">
        {rows.slice(0, FOLLOWED).map((row) => (
          <li key={String(row.id)} className="space-y-1">
            <p>
              <EndpointLabel
                endpoint={endpoints.find((each) => String(each.id) === String(row.endpoint_id))}
                id={String(row.endpoint_id ?? '')}
              />
            </p>
            <DeliveryFollow
              spawned={{
                deliveryId: row.id,
                endpointId: row.endpoint_id,
                eventId: row.event_id,
                original: undefined,
              }}
            />
          </li>
        ))}
      </ul>
      {rows.length > FOLLOWED && (
        <p className="text-ink-muted text-xs">{t('more', { count: rows.length - FOLLOWED })}</p>
      )}
    </div>
  );
}
