'use client';

import { RotateCw, SquareTerminal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { lazyOverlay } from '@/components/ui/lazy';
import { OpenInReceiver } from '@/components/webhooks/receiver/open-in-receiver';
import { RecoverSince } from '@/components/webhooks/redelivery/recover-since';
import type { Spawned } from '@/components/webhooks/redelivery/spawned-delivery';
import { useRedeliver } from '@/components/webhooks/redelivery/use-redeliver';
import { redeliver } from '@/lib/api/contract/webhooks';
import type { DeliveryRecord } from '@/lib/api/records';
import { DeliveryFollow } from './delivery-follow';

const CurlDialog = lazyOverlay(() => import('./curl-dialog').then((module) => module.CurlDialog));

/** Redeliver and follow the clone; copy the request as cURL. */
export function DeliveryActions({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.delivery');
  const [spawned, setSpawned] = useState<Spawned>();
  const [isCurlOpen, setIsCurlOpen] = useState(false);
  const { send, isPending, error } = useRedeliver();
  const mayRedeliver = useCan(redeliver);

  async function again() {
    setSpawned(undefined);
    setSpawned(await send(delivery).catch(() => undefined));
  }

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        {mayRedeliver && (
          <Button
            variant="primary"
            icon={<RotateCw aria-hidden />}
            isPending={isPending}
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
