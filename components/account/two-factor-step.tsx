'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { authCall } from '@/lib/auth/auth-call';
import { useAuthWords } from './use-auth-words';

type TwoFactorStepProps = { onSignedIn: () => void; onBack: () => void };

/** The second step of a sign-in: the authenticator's code, or one of the backup codes. */
export function TwoFactorStep({ onSignedIn, onBack }: TwoFactorStepProps) {
  const t = useTranslations('auth');
  const words = useAuthWords();
  const [isBackup, setIsBackup] = useState(false);
  const [code, setCode] = useState('');
  const [trustDevice, setTrustDevice] = useState(false);
  const verify = useMutation({
    mutationFn: async () => {
      const sent = { code: code.replace(/\s/g, ''), trustDevice };
      if (isBackup) await authCall((client) => client.twoFactor.verifyBackupCode(sent));
      else await authCall((client) => client.twoFactor.verifyTotp(sent));
    },
    onSuccess: onSignedIn,
  });

  function switchKind() {
    setIsBackup(!isBackup);
    setCode('');
    verify.reset();
  }

  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') verify.mutate();
      }}
    >
      <TextField
        key={isBackup ? 'backup' : 'totp'}
        autoFocus
        label={t(isBackup ? 'backupCode' : 'code')}
        description={t(isBackup ? 'backupCodeHint' : 'codeHint')}
        value={code}
        onChange={setCode}
        inputMode={isBackup ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        isMonospace
      />
      <Checkbox isSelected={trustDevice} onChange={setTrustDevice}>
        {t('trustDevice')}
      </Checkbox>
      <FormError error={words(verify.error)} />
      <Button type="submit" variant="primary" className="w-full" isPending={verify.isPending}>
        {t('verify')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="ghost" size="sm" onPress={onBack}>
          {t('back')}
        </Button>
        <Button variant="ghost" size="sm" onPress={switchKind}>
          {t(isBackup ? 'useCode' : 'useBackupCode')}
        </Button>
      </div>
    </form>
  );
}
