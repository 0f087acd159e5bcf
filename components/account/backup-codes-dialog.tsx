'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/overlays/dialog';
import { authCall } from '@/lib/auth/auth-call';
import { BackupCodes } from './backup-codes';
import { PasswordStep } from './password-step';

/** Makes new backup codes; the old ones stop working. */
export function BackupCodesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.account');
  const make = useMutation({
    mutationFn: (password: string) =>
      authCall((client) => client.twoFactor.generateBackupCodes({ password })),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('newBackupCodes')}
      description={make.data ? undefined : t('newBackupCodesText')}
      size="sm"
    >
      {make.data ? (
        <BackupCodes codes={make.data.backupCodes} onDone={onClose} />
      ) : (
        <PasswordStep
          submitLabel={t('newBackupCodes')}
          isPending={make.isPending}
          error={make.error}
          onSubmit={make.mutate}
        />
      )}
    </Dialog>
  );
}
