'use client';

import { RotateCw, SquareTerminal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { lazyOverlay } from '@/components/ui/lazy';
import { OpenInReceiver } from '@/components/webhooks/receiver/open-in-receiver';
import { RecoverSince } from '@/components/webhooks/redelivery/recover-since';
import type { Spawned } from '@/components/webhooks/redelivery/spawned-delivery';
import { useDeliveriesBefore } from '@/components/webhooks/redelivery/use-deliveries-before';
import { useRedeliver } from '@/components/webhooks/redelivery/use-redeliver';
import { redeliver } from '@/lib/api/contract/webhooks';
import type { DeliveryRecord } from '@/lib/api/records';
import { DeliveryFollow } from './delivery-follow';

const CurlDialog = lazyOverlay(() => import('./curl-dialog').then((module) => module.CurlDialog));

/** Redeliver and follow the clone; copy the request as cURL. */
export function DeliveryActions({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.delivery');
  const [spawned, setSpawned] = useState<Spawned>();
  const [isStarting, setIsStarting] = useState(false);
  const [isCurlOpen, setIsCurlOpen] = useState(false);
  const { send, error } = useRedeliver();
  const deliveriesBefore = useDeliveriesBefore();
  const before = useRef<ReadonlySet<string>>(undefined);
  const mayRedeliver = useCan(redeliver);

  async function again() {
    setSpawned(undefined);
    setIsStarting(true);
    // A retry may be of one that was sent: what was there before the first try counts.
    if (!error) before.current = await deliveriesBefore(delivery.endpoint_id);
    const sent = await send(delivery).catch(() => undefined);
    setIsStarting(false);
    setSpawned(sent && { ...sent, before: before.current });
  }

  // The open delivery and not the row behind it, whichever has the focus.
  useShortcut('r', t('redeliver'), () => mayRedeliver && !isStarting && void again());

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        {mayRedeliver && (
          <Button
            variant="primary"
            icon={<RotateCw aria-hidden />}
            isPending={isStarting}
            onPress={() => void again()}
          >
            {t('redeliver')}
          </Button>
        )}
        {delivery.body !== undefined && (
          <Button icon={<SquareTerminal aria-hidden />} onPress={() => setIsCurlOpen(true)}>
            {t('curl')}
          </Button>
        )}
        <OpenInReceiver delivery={delivery} />
        {mayRedeliver && <RecoverSince delivery={delivery} />}
      </div>
      <FormError error={error} retry={() => void again()} />
      {spawned && <DeliveryFollow key={String(spawned.deliveryId)} spawned={spawned} />}
      <CurlDialog delivery={delivery} isOpen={isCurlOpen} onOpenChange={setIsCurlOpen} />
    </div>
  );
}
