'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/overlays/dialog';
import { authCall } from '@/lib/auth/auth-call';
import { BackupCodes } from './backup-codes';
import { PasswordStep } from './password-step';
import { ScanStep } from './scan-step';

/** Switches two-factor sign-in on: the password, the app's first code, then the backup codes. */
export function EnrolTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.account');
  const [isVerified, setIsVerified] = useState(false);
  const enable = useMutation({
    mutationFn: async (password: string) => {
      const enrolment = await authCall((client) => client.twoFactor.enable({ password }));
      if (!('totpURI' in enrolment)) throw new Error('The console answered without a secret');
      return enrolment;
    },
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('enableTwoFactor')} size="sm">
      {!enable.data ? (
        <PasswordStep
          submitLabel={t('next')}
          isPending={enable.isPending}
          error={enable.error}
          onSubmit={enable.mutate}
        />
      ) : isVerified ? (
        <BackupCodes codes={enable.data.backupCodes} onDone={onClose} />
      ) : (
        <ScanStep totpUri={enable.data.totpURI} onVerified={() => setIsVerified(true)} />
      )}
    </Dialog>
  );
}
