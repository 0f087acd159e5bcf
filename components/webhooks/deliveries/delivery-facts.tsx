'use client';

import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { CopyButton } from '@/components/ui/copy-button';
import { KeyValueList } from '@/components/ui/key-value-list';
import { PageLink } from '@/components/ui/page-link';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { Moment } from '@/components/webhooks/moment';
import { deliveriesPath, deliveryPath, endpointPath } from '@/components/webhooks/paths';
import { CausingRequest, useHasLog } from '@/components/webhooks/requests/causing-request';
import type { DeliveryRecord } from '@/lib/api/records';
import { addressBesideName } from '@/lib/resources/webhooks/endpoint-name';

const link = 'text-accent-ink hover:underline';

/** Where the delivery went, which event it carries, and which delivery it repeats. */
export function DeliveryFacts({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.delivery');
  const endpointId = String(delivery.endpoint_id ?? '');
  const { endpoint } = useEndpoint(endpointId);
  const hasLog = useHasLog();
  // The delivery tells where it went, whatever the address is now.
  const called = { ...endpoint, url: delivery.url ?? endpoint?.url };
  const address = addressBesideName(called);
  const original = delivery.redelivery_of;
  const eventId = delivery.event_id === undefined ? undefined : String(delivery.event_id);
  const items = [
    {
      label: t('endpoint'),
      value:
        endpointId === '' ? (
          <Blank of={delivery} field="endpoint_id" />
        ) : (
          <>
            <PageLink href={endpointPath(endpointId)} className={`${link} break-words`}>
              {endpointName(called, endpointId)}
            </PageLink>
            {address && <p className="break-all font-mono text-ink-muted text-xs">{address}</p>}
          </>
        ),
    },
    {
      label: t('event'),
      value:
        eventId === undefined ? (
          <Blank of={delivery} field="event_id" />
        ) : (
          <span className="flex flex-wrap items-center gap-1">
            <PageLink href={deliveriesPath({ event: eventId })} className={`${link} font-mono text-xs`}>
              {eventId}
            </PageLink>
            <CopyButton text={eventId} label={t('copyEvent')} />
          </span>
        ),
    },
    ...(hasLog && eventId !== undefined
      ? [{ label: t('causedBy'), value: <CausingRequest eventId={eventId} /> }]
      : []),
    {
      label: t('created'),
      value: <Moment at={delivery.created_at} show="exact" of={delivery} field="created_at" />,
    },
    { label: t('attempts'), value: delivery.attempts ?? <Blank of={delivery} field="attempts" /> },
  ];
  const chain = {
    label: t('redeliveryOf'),
    value: (
      <PageLink href={deliveryPath(original ?? '')} className={link}>
        #{String(original)}
      </PageLink>
    ),
  };
  return <KeyValueList items={original === undefined ? items : [...items, chain]} />;
}
