'use client';

import { CirclePause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { Moment } from '@/components/webhooks/moment';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { DISABLE_AFTER_FAILURES, updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { DeliveryRow, EndpointRecord } from '@/lib/api/records';
import { RecoveryCount } from './recovery-count';
import { useRecovery } from './use-recovery';

type ReactivateEndpointProps = {
  endpoint: EndpointRecord;
  id: string;
  /** Delivers again what waited, once the endpoint is active. */
  onRecover: (rows: readonly DeliveryRow[]) => void;
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
  const isUnknown = endpoint.active === undefined;
  const limit = DISABLE_AFTER_FAILURES;
  const [lastAsked, setLastAsked] = useState<readonly DeliveryRow[]>([]);
  const rows = missed.recovery?.isComplete ? missed.recovery.rows : [];

  async function reactivate(recovered: readonly DeliveryRow[]) {
    setLastAsked(recovered);
    const done = await update.mutateAsync({ path: { id }, body: { active: true } }).catch(() => undefined);
    if (!done) return;
    toastSuccess(t('done'), undefined, done);
    onRecover(recovered);
  }

  return (
    <section
      aria-label={t('title')}
      className={`space-y-3 rounded-lg border p-4 ${isUnknown ? 'bg-surface' : 'border-danger bg-danger-soft'}`}
    >
      <div className="flex gap-3">
        <CirclePause aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-ink" />
        <div className="min-w-0 flex-1 space-y-1">
          <h2 className="font-semibold">{isUnknown ? t('unknownTitle') : t('title')}</h2>
          <p>
            {isUnknown ? t('unknownWhy', { limit }) : (endpoint.disabled_reason ?? t('why', { limit }))}
            {endpoint.disabled_at && (
              <>
                {' · '}
                <Moment at={endpoint.disabled_at} />
              </>
            )}
          </p>
          <RecoveryCount endpointId={id} {...missed} />
          <p className="text-ink-muted text-xs">{t('zeroed', { limit })}</p>
        </div>
      </div>
      <FormError error={update.error} retry={() => void reactivate(lastAsked)} />
      {mayAct && (
        <div className="flex flex-wrap gap-2">
          {rows.length > 0 && (
            <Button
              variant="primary"
              icon={<Play aria-hidden />}
              isPending={update.isPending}
              onPress={() => void reactivate(rows)}
            >
              {t('recover', { count: rows.length })}
            </Button>
          )}
          <Button
            variant={isUnknown || rows.length > 0 ? 'secondary' : 'primary'}
            icon={rows.length > 0 ? undefined : <Play aria-hidden />}
            isPending={update.isPending}
            onPress={() => void reactivate([])}
          >
            {t(rows.length > 0 ? 'only' : 'act')}
          </Button>
        </div>
      )}
    </section>
  );
}
