'use client';

import { Pause } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { EndpointRecord } from '@/lib/api/records';
import { SwitchEndpointDialog } from './switch-endpoint-dialog';

/** Pauses an active endpoint, asking first. */
export function PauseEndpoint({ endpoint, id }: { endpoint: EndpointRecord; id: string }) {
  const t = useTranslations('webhooks.switch.pause');
  const [isAsking, setIsAsking] = useState(false);
  if (!useCan(updateWebhookEndpoint)) return null;
  return (
    <>
      {endpoint.active && (
        <Button icon={<Pause aria-hidden />} onPress={() => setIsAsking(true)}>
          {t('act')}
        </Button>
      )}
      <SwitchEndpointDialog
        endpoint={endpoint}
        id={id}
        act={isAsking ? 'pause' : undefined}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
