'use client';

import { CirclePause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FormError } from '@/components/ui/fields/form-error';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { DisablingWords } from '@/components/webhooks/directory/disabling-words';
import { endpointStatus } from '@/components/webhooks/directory/endpoint-status';
import { RecoverAsk } from '@/components/webhooks/redelivery/recover-ask';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { DISABLE_AFTER_FAILURES, updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { DeliveryRow, EndpointRecord } from '@/lib/api/records';
import { RecoveryCount } from './recovery-count';
import { useRecovery } from './use-recovery';

const looks = {
  active: '',
  paused: 'border-warning bg-warning-soft',
  disabled: 'border-danger bg-danger-soft',
  unknown: 'bg-surface',
};

type ReactivateEndpointProps = {
  endpoint: EndpointRecord;
  id: string;
  /** Delivers again what waited, once the endpoint is active. */
  onRecover: (rows: readonly DeliveryRow[], options: { readonly isOneFirst: boolean }) => void;
};

/**
 * Why the endpoint gets nothing, how many events it missed, and the one act that mends it. Where the server does
 * not tell the state (`active` is absent) reactivating is offered all the same: the document has it.
 */
export function ReactivateEndpoint({ endpoint, id, onRecover }: ReactivateEndpointProps) {
  const t = useTranslations('webhooks.reactivate');
  const missed = useRecovery(id);
  const update = useWebhookMutation(updateWebhookEndpoint);
  const mayAct = useCan(updateWebhookEndpoint);
  const status = endpointStatus(endpoint);
  const isUnknown = status === 'unknown';
  const isPaused = status === 'paused';
  const limit = DISABLE_AFTER_FAILURES;
  const [asked, setAsked] = useState<readonly DeliveryRow[]>();
  const rows = missed.recovery?.isComplete ? missed.recovery.rows : [];

  const words = isPaused
    ? ({ act: 'resume', only: 'resumeOnly', done: 'resumed' } as const)
    : ({ act: 'act', only: 'only', done: 'done' } as const);

  async function reactivate(recovered: readonly DeliveryRow[], options = { isOneFirst: false }) {
    const done = await update.mutateAsync({ path: { id }, body: { active: true } }).catch(() => undefined);
    if (!done) return;
    toastSuccess(t(words.done), undefined, done);
    setAsked(undefined);
    onRecover(recovered, options);
  }

  return (
    <section
      aria-label={t(isPaused ? 'pausedTitle' : 'title')}
      className={classNames('space-y-3 rounded-lg border p-4', looks[status])}
    >
      <div className="flex gap-3">
        <CirclePause
          aria-hidden
          className={classNames('mt-0.5 size-4 shrink-0', isPaused ? 'text-warning-ink' : 'text-danger-ink')}
        />
        <div className="min-w-0 flex-1 space-y-1">
          <h2 className="font-semibold">
            {t(isUnknown ? 'unknownTitle' : isPaused ? 'pausedTitle' : 'title')}
          </h2>
          <p>{isUnknown ? t('unknownWhy', { limit }) : <DisablingWords endpoint={endpoint} />}</p>
          {isPaused && <p>{t('pausedWhy')}</p>}
          <RecoveryCount endpointId={id} {...missed} />
          <p className="text-ink-muted text-xs">{t('zeroed', { limit })}</p>
        </div>
      </div>
      {!asked && <FormError error={update.error} retry={() => void reactivate([])} />}
      {mayAct && (
        <div className="flex flex-wrap gap-2">
          {rows.length > 0 && (
            <Button
              variant="primary"
              icon={<Play aria-hidden />}
              isPending={update.isPending}
              onPress={() => setAsked(rows)}
            >
              {t(isPaused ? 'resumeAndRecover' : 'recover', { count: rows.length })}
            </Button>
          )}
          <Button
            variant={isUnknown || rows.length > 0 ? 'secondary' : 'primary'}
            icon={rows.length > 0 ? undefined : <Play aria-hidden />}
            isPending={update.isPending}
            onPress={() => void reactivate([])}
          >
            {t(words[rows.length > 0 ? 'only' : 'act'])}
          </Button>
        </div>
      )}
      {asked && (
        <RecoverAsk
          endpointId={id}
          count={asked.length}
          isReactivation
          isPending={update.isPending}
          error={update.error}
          onConfirm={(options) => void reactivate(asked, options)}
          onClose={() => {
            setAsked(undefined);
            update.reset();
          }}
        />
      )}
    </section>
  );
}
