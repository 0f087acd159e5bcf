'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { CopyButton } from '@/components/ui/copy-button';
import { KeyValueList } from '@/components/ui/key-value-list';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { Moment } from '@/components/webhooks/moment';
import { deliveriesPath, deliveryPath, endpointPath } from '@/components/webhooks/paths';
import type { DeliveryRecord } from '@/lib/api/records';

const link = 'text-accent-ink hover:underline';

/** Where the delivery went, which event it carries, and which delivery it repeats. */
export function DeliveryFacts({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.delivery');
  const endpointId = String(delivery.endpoint_id ?? '');
  const { endpoint } = useEndpoint(endpointId);
  const original = delivery.redelivery_of;
  const eventId = delivery.event_id === undefined ? undefined : String(delivery.event_id);
  const items = [
    {
      label: t('endpoint'),
      value:
        endpointId === '' ? (
          <Blank of={delivery} field="endpoint_id" />
        ) : (
          <Link href={endpointPath(endpointId)} className={`${link} break-all font-mono text-xs`}>
            {delivery.url ?? endpointName(endpoint, endpointId)}
          </Link>
        ),
    },
    {
      label: t('event'),
      value:
        eventId === undefined ? (
          <Blank of={delivery} field="event_id" />
        ) : (
          <span className="flex flex-wrap items-center gap-1">
            <Link href={deliveriesPath({ event: eventId })} className={`${link} font-mono text-xs`}>
              {eventId}
            </Link>
            <CopyButton text={eventId} label={t('copyEvent')} />
          </span>
        ),
    },
    {
      label: t('created'),
      value: <Moment at={delivery.created_at} show="exact" of={delivery} field="created_at" />,
    },
    { label: t('attempts'), value: delivery.attempts ?? <Blank of={delivery} field="attempts" /> },
  ];
  const chain = {
    label: t('redeliveryOf'),
    value: (
      <Link href={deliveryPath(original ?? '')} className={link}>
        #{String(original)}
      </Link>
    ),
  };
  return <KeyValueList items={original === undefined ? items : [...items, chain]} />;
}
