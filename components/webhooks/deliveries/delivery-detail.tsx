'use client';

import { useTranslations } from 'next-intl';
import { RawRecord } from '@/components/records/panel/raw-record';
import { Tabs } from '@/components/ui/tabs';
import { useKept } from '@/components/ui/use-kept';
import { DeliveryBody } from '@/components/webhooks/payload/delivery-body';
import { readEnvelope } from '@/components/webhooks/payload/event-body';
import { EventChanges } from '@/components/webhooks/payload/event-changes';
import type { DeliveryRecord } from '@/lib/api/records';
import { DeliveryActions } from './delivery-actions';
import { DeliveryFacts } from './delivery-facts';
import { DeliverySignature } from './delivery-signature';
import { DeliveryTimeline } from './delivery-timeline-view';
import { RelatedDeliveries } from './related-deliveries';

/** Everything about one delivery: what happened, what was sent, whether it was changed on the way. */
export function DeliveryDetail({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.delivery');
  const [kept, setTab] = useKept('webhooks.delivery.part');
  const envelope = readEnvelope(delivery.body);
  const items = [
    { id: 'timeline', label: t('timeline'), content: <DeliveryTimeline delivery={delivery} /> },
    { id: 'body', label: t('body'), content: <DeliveryBody body={delivery.body} /> },
    ...(envelope?.previous && envelope.data
      ? [
          {
            id: 'changes',
            label: t('changes'),
            content: <EventChanges previous={envelope.previous} data={envelope.data} />,
          },
        ]
      : []),
    { id: 'signature', label: t('signature'), content: <DeliverySignature delivery={delivery} /> },
    { id: 'related', label: t('related'), content: <RelatedDeliveries delivery={delivery} /> },
    {
      id: 'raw',
      label: t('raw'),
      content: <RawRecord label={t('raw')} record={delivery} />,
    },
  ];
  // Who steps from one body to the next wants to see bodies; not every delivery has each part.
  const tab = items.some(({ id }) => id === kept) ? kept : 'timeline';
  return (
    <div className="space-y-5">
      <DeliveryActions delivery={delivery} />
      <DeliveryFacts delivery={delivery} />
      <Tabs label={t('parts')} items={items} value={tab} onChange={setTab} />
    </div>
  );
}
