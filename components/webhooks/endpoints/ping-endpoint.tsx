'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { DeliveryFollow } from '@/components/webhooks/deliveries/delivery-follow';
import { useDeliveriesBefore } from '@/components/webhooks/redelivery/use-deliveries-before';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { pingWebhookEndpoint } from '@/lib/api/contract/webhooks';

/** Sends a real `webhook.test` and shows on the spot what became of it. */
export function PingEndpoint({ endpointId, isDisabled }: { endpointId: string; isDisabled: boolean }) {
  const t = useTranslations('webhooks.ping');
  const ping = useWebhookMutation(pingWebhookEndpoint);
  const deliveriesBefore = useDeliveriesBefore();
  const [before, setBefore] = useState<ReadonlySet<string>>();
  const [isStarting, setIsStarting] = useState(false);

  async function send() {
    setIsStarting(true);
    // A retry may be of one that was sent: what was there before the first try counts.
    if (!ping.error) setBefore(await deliveriesBefore(endpointId));
    ping.mutate({ path: { id: endpointId } }, { onSettled: () => setIsStarting(false) });
  }

  return (
    <section className="space-y-3" aria-label={t('title')}>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={<Send aria-hidden />}
          isPending={isStarting}
          isDisabled={isDisabled}
          onPress={() => void send()}
        >
          {t('send')}
        </Button>
        <p className="min-w-44 flex-1 text-ink-muted text-xs">{isDisabled ? t('disabled') : t('hint')}</p>
      </div>
      <FormError error={ping.error} retry={() => void send()} />
      {ping.data && !isStarting && (
        <DeliveryFollow
          key={String(ping.data.delivery_id ?? ping.data.event_id ?? ping.submittedAt)}
          spawned={{
            deliveryId: ping.data.delivery_id,
            endpointId,
            eventId: ping.data.event_id,
            original: undefined,
            before,
          }}
        />
      )}
    </section>
  );
}
