'use client';

import { Play, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { endpointStatus } from '@/components/webhooks/directory/endpoint-status';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { deliveriesPath, endpointPath } from '@/components/webhooks/paths';
import { RecoverAsk } from '@/components/webhooks/redelivery/recover-ask';
import { RedeliverProgress } from '@/components/webhooks/redelivery/redeliver-progress';
import { useRedelivery } from '@/components/webhooks/redelivery/use-redelivery';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { redeliver, updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import { actOf, type BrokenGroup } from './broken';

type BrokenActProps = { group: BrokenGroup; isPartial: boolean };

/** The one act that mends a cause, asked for once, and how far it has come. */
export function BrokenAct({ group, isPartial }: BrokenActProps) {
  const t = useTranslations('webhooks.broken');
  const { endpointId, deliveries } = group;
  const { endpoint, isListed, isPending } = useEndpoint(endpointId);
  const update = useWebhookMutation(updateWebhookEndpoint);
  const redelivery = useRedelivery();
  // What is asked about stays as it was asked, whatever is read meanwhile.
  const [asked, setAsked] = useState<{ act: 'recover' | 'redeliver'; rows: BrokenGroup['deliveries'] }>();
  const mayRedeliver = useCan(redeliver);
  const mayReactivate = useCan(updateWebhookEndpoint) && mayRedeliver;
  const count = deliveries.length;
  const isPaused = endpoint !== undefined && endpointStatus(endpoint) === 'paused';
  const act = actOf(group, {
    endpoint,
    isListed: isListed || isPending,
    isPartial,
    mayRedeliver,
    mayReactivate,
  });

  async function start(options: { readonly isOneFirst: boolean }) {
    if (!asked) return;
    if (asked.act === 'recover') {
      const sent = { path: { id: endpointId }, body: { active: true } };
      const done = await update.mutateAsync(sent).catch(() => undefined);
      if (!done) return;
    }
    setAsked(undefined);
    await redelivery.start(asked.rows, options);
  }

  return (
    <>
      {(act === 'recover' || act === 'redeliver') && (
        <Button
          icon={act === 'recover' ? <Play aria-hidden /> : <RotateCw aria-hidden />}
          isPending={redelivery.isRunning}
          onPress={() => setAsked({ act, rows: deliveries })}
        >
          {t(act === 'redeliver' ? 'redeliverAll' : isPaused ? 'resume' : 'recover', { count })}
        </Button>
      )}
      {act === 'openEndpoint' && <LinkButton href={endpointPath(endpointId)}>{t('openEndpoint')}</LinkButton>}
      {act === 'openDeliveries' && (
        <LinkButton href={deliveriesPath({ endpoint: endpointId, status: deliveries[0]?.status ?? '' })}>
          {t('openDeliveries')}
        </LinkButton>
      )}
      {redelivery.progress && (
        <div className="basis-full">
          <RedeliverProgress redelivery={redelivery} />
        </div>
      )}
      {asked && (
        <RecoverAsk
          endpointId={endpointId}
          count={asked.rows.length}
          isReactivation={asked.act === 'recover'}
          isPending={update.isPending}
          error={update.error}
          onConfirm={(options) => void start(options)}
          onClose={() => {
            setAsked(undefined);
            update.reset();
          }}
        />
      )}
    </>
  );
}
