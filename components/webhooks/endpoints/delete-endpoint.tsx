'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan, useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { overviewPath } from '@/components/webhooks/paths';
import { unsavedSecrets } from '@/components/webhooks/signature/unsaved-secrets';
import { useSecretName } from '@/components/webhooks/signature/use-unsaved-secret';
import { useWebhookMutation } from '@/components/webhooks/use-webhook-mutation';
import { deleteWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { EndpointRecord } from '@/lib/api/records';

/** Deletes an endpoint; on a live connection its address has to be typed first. */
export function DeleteEndpoint({ endpoint, id }: { endpoint: EndpointRecord; id: string }) {
  const t = useTranslations('webhooks.delete');
  const router = useRouter();
  const isLive = useSession().connection?.environment === 'live';
  const [isAsking, setIsAsking] = useState(false);
  const remove = useWebhookMutation(deleteWebhookEndpoint);
  const secretName = useSecretName()(id);
  if (!useCan(deleteWebhookEndpoint)) return null;
  const name = endpointName(endpoint, id);

  function confirm() {
    remove.mutate(
      { path: { id } },
      {
        onSuccess: (reply) => {
          unsavedSecrets.forget(secretName);
          toastSuccess(t('done', { name }), undefined, reply);
          router.push(overviewPath);
        },
      },
    );
  }

  return (
    <>
      <Button variant="ghost" icon={<Trash2 aria-hidden />} onPress={() => setIsAsking(true)}>
        {t('act')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('askTitle')}
        confirmLabel={t('confirm')}
        isDanger
        isPending={remove.isPending}
        error={remove.error}
        typedName={isLive ? name : undefined}
        onConfirm={confirm}
      >
        <p>{t('ask', { name })}</p>
      </ConfirmDialog>
    </>
  );
}
