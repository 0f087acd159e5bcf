'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { Dialog } from '@/components/ui/overlays/dialog';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { authCall } from '@/lib/auth/auth-call';
import { PasswordStep } from './password-step';
import { ScanStep } from './scan-step';

export type TwoFactorChange = 'enableTwoFactor' | 'newBackupCodes' | 'disableTwoFactor';

/** What the password gives: codes to keep, and of an enrolment the secret for the app; of switching off nothing. */
type Made = { backupCodes?: readonly string[]; totpURI?: string };

const changes: Record<TwoFactorChange, (password: string) => Promise<Made>> = {
  enableTwoFactor: async (password) => {
    const made = await authCall((client) => client.twoFactor.enable({ password }));
    if (!('totpURI' in made)) throw new Error('The console answered without a secret');
    return made;
  },
  newBackupCodes: (password) => authCall((client) => client.twoFactor.generateBackupCodes({ password })),
  disableTwoFactor: async (password) => {
    await authCall((client) => client.twoFactor.disable({ password }));
    return {};
  },
};

/** What a change means, where its password is asked for. */
const texts = { newBackupCodes: 'newBackupCodesText', disableTwoFactor: 'disableTwoFactorText' } as const;

/** Changes the second factor: the password first, the app's first code where it is switched on, then the new codes. */
export function TwoFactorDialog({ change, onClose }: { change: TwoFactorChange; onClose: () => void }) {
  const t = useTranslations('settings.account');
  const [made, setMade] = useState<Made>();
  const [isVerified, setIsVerified] = useState(false);

  function onMade(reply: Made) {
    if (reply.backupCodes) return setMade(reply);
    toastSuccess(t('twoFactorDisabled'));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(change)}
      description={made || !(change in texts) ? undefined : t(texts[change as keyof typeof texts])}
      size="sm"
    >
      {!made ? (
        <PasswordStep
          submitLabel={t(change === 'enableTwoFactor' ? 'next' : change)}
          isDanger={change === 'disableTwoFactor'}
          send={changes[change]}
          onSent={onMade}
        />
      ) : made.totpURI && !isVerified ? (
        <ScanStep totpUri={made.totpURI} onVerified={() => setIsVerified(true)} />
      ) : (
        <div className="space-y-4">
          <p>{t('backupCodesText')}</p>
          <CodeBlock
            label={t('backupCodes')}
            code={made.backupCodes?.join('\n') ?? ''}
            copyLabel={t('copyBackupCodes')}
          />
          <Button variant="primary" onPress={onClose}>
            {t('backupCodesKept')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
