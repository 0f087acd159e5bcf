'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { DISABLE_AFTER_FAILURES, updateWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { EndpointRecord } from '@/lib/api/records';

type SwitchEndpointDialogProps = {
  endpoint: EndpointRecord;
  id: string;
  /** What is asked for; nothing is asked where it is undefined. */
  act: 'pause' | 'resume' | undefined;
  onClose: () => void;
};

/** Asks before an endpoint is paused or resumed, and says what becomes of its events. */
export function SwitchEndpointDialog({ endpoint, id, act, onClose }: SwitchEndpointDialogProps) {
  const t = useTranslations('webhooks.switch');
  const update = useWebhookMutation(updateWebhookEndpoint);
  const name = endpointName(endpoint, id);
  const asked = act ?? 'pause';

  function confirm() {
    update.mutate(
      { path: { id }, body: { active: asked === 'resume' } },
      {
        onSuccess: (reply) => {
          toastSuccess(t(`${asked}.done`, { name }), undefined, reply);
          onClose();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      isOpen={act !== undefined}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        update.reset();
        onClose();
      }}
      title={t(`${asked}.askTitle`)}
      confirmLabel={t(`${asked}.act`)}
      isPending={update.isPending}
      error={update.error}
      onConfirm={confirm}
    >
      <p>{t(`${asked}.ask`, { name })}</p>
      <p>{t(`${asked}.then`, { limit: DISABLE_AFTER_FAILURES })}</p>
    </ConfirmDialog>
  );
}
