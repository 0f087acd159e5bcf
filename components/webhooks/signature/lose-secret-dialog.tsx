'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';

type LoseSecretDialogProps = { isOpen: boolean; onStay: () => void; onLeave: () => void };

/** Asks before a secret that is shown once is no longer shown. */
export function LoseSecretDialog({ isOpen, onStay, onLeave }: LoseSecretDialogProps) {
  const t = useTranslations('webhooks.secret');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isAsking) => !isAsking && onStay()}
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      dismissLabel={t('stay')}
      isDanger
      onConfirm={onLeave}
    >
      <p>{t('leaveText')}</p>
    </ConfirmDialog>
  );
}
