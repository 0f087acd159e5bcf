'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { QrCode } from '@/components/ui/qr-code';
import { authCall } from '@/lib/auth/auth-call';
import { useAuthWords } from './use-auth-words';

/** Shows the secret to the authenticator app and asks for its first code. */
export function ScanStep({ totpUri, onVerified }: { totpUri: string; onVerified: () => void }) {
  const t = useTranslations('settings.account');
  const words = useAuthWords();
  const [code, setCode] = useState('');
  const verify = useMutation({
    mutationFn: () => authCall((client) => client.twoFactor.verifyTotp({ code: code.replace(/\s/g, '') })),
    onSuccess: onVerified,
  });
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        verify.mutate();
      }}
    >
      <p>{t('scanText')}</p>
      <QrCode text={totpUri} label={t('qrCode')} className="mx-auto size-44" />
      <div>
        <p className="mb-1 text-ink-muted text-xs">{t('secretText')}</p>
        <CodeBlock label={t('secret')} code={secretOf(totpUri)} copyLabel={t('copySecret')} isWrapped />
      </div>
      <TextField
        label={t('firstCode')}
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        isMonospace
      />
      <FormError error={words(verify.error)} />
      <Button type="submit" variant="primary" isDisabled={code.trim() === ''} isPending={verify.isPending}>
        {t('verify')}
      </Button>
    </form>
  );
}

/** The secret of an `otpauth://` address, for apps that cannot scan. */
function secretOf(totpUri: string): string {
  return new URL(totpUri).searchParams.get('secret') ?? '';
}
