'use client';

import { useTranslations } from 'next-intl';
import { SentForm } from '@/components/records/form/sent-form';
import { CodeBlock } from '@/components/ui/code-block';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { QrCode } from '@/components/ui/qr-code';
import { authCall } from '@/lib/auth/auth-call';
import { useAccountForm } from './use-account-form';

/** Shows the secret to the authenticator app and asks for its first code. */
export function ScanStep({ totpUri, onVerified }: { totpUri: string; onVerified: () => void }) {
  const t = useTranslations('settings.account');
  const form = useAccountForm({
    values: { code: '' },
    rules: 'code',
    send: ({ code }) => authCall((client) => client.twoFactor.verifyTotp({ code: code.replace(/\s/g, '') })),
    onSent: onVerified,
  });
  return (
    <SentForm form={form} submitLabel={t('verify')} needsChange>
      <p>{t('scanText')}</p>
      <QrCode text={totpUri} label={t('qrCode')} className="mx-auto size-44" />
      <div>
        <p className="mb-1 text-ink-muted text-xs">{t('secretText')}</p>
        <CodeBlock label={t('secret')} code={secretOf(totpUri)} copyLabel={t('copySecret')} isWrapped />
      </div>
      <FormTextField
        control={form.control}
        name="code"
        label={t('firstCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isMonospace
      />
    </SentForm>
  );
}

/** The secret of an `otpauth://` address, for apps that cannot scan. */
function secretOf(totpUri: string): string {
  return new URL(totpUri).searchParams.get('secret') ?? '';
}
