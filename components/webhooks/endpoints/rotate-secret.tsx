'use client';

import { RotateCcwKey } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Dialog } from '@/components/ui/overlays/dialog';
import { LoseSecretDialog } from '@/components/webhooks/signature/lose-secret-dialog';
import { OverlapCountdown } from '@/components/webhooks/signature/overlap-countdown';
import { ReceiverCode } from '@/components/webhooks/signature/receiver-code';
import { OVERLAP_MS } from '@/components/webhooks/signature/secret-overlap';
import { hasSomething, secretReplyOf } from '@/components/webhooks/signature/secret-reply';
import { SecretReveal } from '@/components/webhooks/signature/secret-reveal';
import { unsavedSecrets } from '@/components/webhooks/signature/unsaved-secrets';
import { useSecretName, useUnsavedSecret } from '@/components/webhooks/signature/use-unsaved-secret';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { rotateWebhookSecret } from '@/lib/api/contract/webhooks';
import { outcomeOf } from '@/lib/api/outcome';
import type { EndpointRecord } from '@/lib/api/records';
import { timeThere } from '@/lib/format/record-time';

/** Rotates the signing secret: asks once, shows the new one once, then counts down while both sign. */
export function RotateSecret({ endpoint, id }: { endpoint: EndpointRecord; id: string }) {
  const t = useTranslations('webhooks.rotate');
  const create = useTranslations('webhooks.create');
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [rotatedHere, setRotatedHere] = useState<number>();
  const secretName = useSecretName()(id);
  const unsaved = useUnsavedSecret(secretName);
  const { shown } = unsaved ?? {};
  const rotate = useWebhookMutation(rotateWebhookSecret);
  const mayAct = useCan(rotateWebhookSecret);
  const told = Date.parse(endpoint.previous_secret_expires_at ?? '');
  const expiresAt = Number.isNaN(told) ? rotatedHere && rotatedHere + OVERLAP_MS : told;

  async function confirm() {
    const rotated = await rotate.mutateAsync({ path: { id } }).catch((error: unknown) => error);
    const reply = secretReplyOf(rotated);
    // A reply that could not be read, and holds the secret, did what was asked for.
    if (rotated instanceof Error && !hasSomething(reply)) return;
    setIsAsking(false);
    if (!reply.isUnsure) setRotatedHere(timeThere());
    unsavedSecrets.hold(secretName, { act: 'rotated', shown: reply });
  }

  function leave() {
    setIsLeaving(false);
    unsavedSecrets.forget(secretName);
  }

  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        {mayAct && (
          <Button icon={<RotateCcwKey aria-hidden />} onPress={() => setIsAsking(true)}>
            {t('act')}
          </Button>
        )}
        <p className="min-w-44 flex-1 text-ink-muted text-xs">
          {mayAct && endpoint.secret_hint ? t('hintWithEnd', { end: endpoint.secret_hint }) : t('hint')}
        </p>
      </div>
      {expiresAt !== undefined && (
        <OverlapCountdown expiresAt={expiresAt}>
          <Disclosure title={t('code')}>
            <ReceiverCode hasTitle={false} />
          </Disclosure>
        </OverlapCountdown>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('askTitle')}
        confirmLabel={t('act')}
        isPending={rotate.isPending}
        error={rotate.error}
        onConfirm={() => void confirm()}
      >
        <p>{t('ask')}</p>
        {rotate.error !== null && outcomeOf(rotate.error) === 'unknown' && <p>{t('lost')}</p>}
      </ConfirmDialog>
      <Dialog
        isOpen={shown !== undefined}
        onOpenChange={(isOpen) => !isOpen && setIsLeaving(true)}
        title={
          unsaved?.act === 'created' ? create('doneTitle') : t(shown?.isUnsure ? 'unsureTitle' : 'doneTitle')
        }
        description={unsaved?.act === 'created' ? undefined : t(shown?.isUnsure ? 'unsure' : 'done')}
        size="lg"
        footer={
          <Button variant="primary" onPress={leave}>
            {t('kept')}
          </Button>
        }
      >
        <div className="space-y-4">
          {shown && <SecretReveal {...shown} />}
          <ReceiverCode />
          <LoseSecretDialog isOpen={isLeaving} onStay={() => setIsLeaving(false)} onLeave={leave} />
        </div>
      </Dialog>
    </section>
  );
}
