'use client';

import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { redeliver } from '@/lib/api/contract/webhooks';
import type { DeliveryRow } from '@/lib/api/records';

const RedeliverMatches = lazy(() =>
  import('@/components/webhooks/redelivery/redeliver-dialog').then((module) => module.RedeliverMatches),
);

/** Sends an event again to each endpoint that it went to, asking first; `r` does it too. */
export function RedeliverEvent({ deliveries }: { deliveries: readonly DeliveryRow[] }) {
  const t = useTranslations('webhooks.deliveries');
  const mayRedeliver = useCan(redeliver);
  const [isAsking, setIsAsking] = useState(false);
  const canAct = mayRedeliver && deliveries.length > 0;
  useShortcut('r', t('redeliver'), () => canAct && setIsAsking(true));
  if (!canAct) return null;
  return (
    <>
      <Button icon={<RotateCw aria-hidden />} onPress={() => setIsAsking(true)}>
        {t('redeliver')}
      </Button>
      {isAsking && (
        <RedeliverMatches
          matches={deliveries}
          onStarted={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
