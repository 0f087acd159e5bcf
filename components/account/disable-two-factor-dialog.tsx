'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { authCall } from '@/lib/auth/auth-call';
import { PasswordStep } from './password-step';

/** Goes back to the password alone. */
export function DisableTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('settings.account');
  const disable = useMutation({
    mutationFn: (password: string) => authCall((client) => client.twoFactor.disable({ password })),
    onSuccess: () => {
      toastSuccess(t('twoFactorDisabled'));
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('disableTwoFactor')}
      description={t('disableTwoFactorText')}
      size="sm"
    >
      <PasswordStep
        isDanger
        submitLabel={t('disableTwoFactor')}
        isPending={disable.isPending}
        error={disable.error}
        onSubmit={disable.mutate}
      />
    </Dialog>
  );
}
