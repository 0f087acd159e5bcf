'use client';

import { Play, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { LinkButton } from '@/components/ui/link-button';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { deliveriesPath, endpointPath } from '@/components/webhooks/paths';
import { RedeliverProgress } from '@/components/webhooks/redelivery/redeliver-progress';
import { useRedelivery } from '@/components/webhooks/redelivery/use-redelivery';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { redeliver, updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import { actOf, type BrokenGroup } from './broken';

type BrokenActProps = { group: BrokenGroup; isPartial: boolean };

/** The one act that mends a cause, and how far it has come. */
export function BrokenAct({ group, isPartial }: BrokenActProps) {
  const t = useTranslations('webhooks.broken');
  const { endpointId, deliveries } = group;
  const { endpoint, isListed, isPending } = useEndpoint(endpointId);
  const update = useWebhookMutation(updateWebhookEndpoint);
  const { progress, isRunning, start, cancel } = useRedelivery();
  const mayRedeliver = useCan(redeliver);
  const mayReactivate = useCan(updateWebhookEndpoint) && mayRedeliver;
  const count = deliveries.length;
  const act = actOf(group, {
    endpoint,
    isListed: isListed || isPending,
    isPartial,
    mayRedeliver,
    mayReactivate,
  });

  async function recover() {
    const sent = { path: { id: endpointId }, body: { active: true } };
    const done = await update.mutateAsync(sent).catch(() => undefined);
    if (done) await start(deliveries);
  }

  return (
    <>
      {act === 'recover' && (
        <Button
          icon={<Play aria-hidden />}
          isPending={update.isPending || isRunning}
          onPress={() => void recover()}
        >
          {t('recover', { count })}
        </Button>
      )}
      {act === 'redeliver' && (
        <Button icon={<RotateCw aria-hidden />} isPending={isRunning} onPress={() => void start(deliveries)}>
          {t('redeliverAll', { count })}
        </Button>
      )}
      {act === 'openEndpoint' && <LinkButton href={endpointPath(endpointId)}>{t('openEndpoint')}</LinkButton>}
      {act === 'openDeliveries' && (
        <LinkButton href={deliveriesPath({ endpoint: endpointId, status: deliveries[0]?.status ?? '' })}>
          {t('openDeliveries')}
        </LinkButton>
      )}
      {(progress || update.error !== null) && (
        <div className="basis-full space-y-2">
          <FormError error={update.error} retry={() => void recover()} />
          {progress && <RedeliverProgress progress={progress} isRunning={isRunning} onCancel={cancel} />}
        </div>
      )}
    </>
  );
}
