'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { SentForm } from '@/components/records/form/sent-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { authCall } from '@/lib/auth/auth-call';
import { useAccountForm } from './use-account-form';

type TwoFactorStepProps = { onSignedIn: () => void; onBack: () => void };

/** The second step of a sign-in: the authenticator's code, or one of the backup codes. */
export function TwoFactorStep({ onSignedIn, onBack }: TwoFactorStepProps) {
  const t = useTranslations('auth');
  const [isBackup, setIsBackup] = useState(false);
  const form = useAccountForm({
    values: { code: '', trustDevice: false },
    rules: 'code',
    send: async ({ code, trustDevice }) => {
      const sent = { code: code.replace(/\s/g, ''), trustDevice };
      if (isBackup) await authCall((client) => client.twoFactor.verifyBackupCode(sent));
      else await authCall((client) => client.twoFactor.verifyTotp(sent));
    },
    onSent: onSignedIn,
  });
  const { field: trust } = useController({ control: form.control, name: 'trustDevice' });

  function switchKind() {
    setIsBackup(!isBackup);
    form.restart();
  }

  return (
    <div className="space-y-4">
      <SentForm form={form} submitLabel={t('verify')} isWide>
        <FormTextField
          control={form.control}
          name="code"
          key={isBackup ? 'backup' : 'totp'}
          autoFocus
          label={t(isBackup ? 'backupCode' : 'code')}
          description={t(isBackup ? 'backupCodeHint' : 'codeHint')}
          inputMode={isBackup ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          isMonospace
        />
        <Checkbox isSelected={trust.value} onChange={trust.onChange}>
          {t('trustDevice')}
        </Checkbox>
      </SentForm>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onPress={onBack}>
          {t('back')}
        </Button>
        <Button variant="ghost" size="sm" onPress={switchKind}>
          {t(isBackup ? 'useCode' : 'useBackupCode')}
        </Button>
      </div>
    </div>
  );
}
