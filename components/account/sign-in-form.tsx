'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SentForm } from '@/components/records/form/sent-form';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { authCall } from '@/lib/auth/auth-call';
import { TwoFactorStep } from './two-factor-step';
import { useAccountForm } from './use-account-form';

type SignInFormProps = {
  /** The only user who may sign in here: the one whose page it is. */
  email?: string;
  onSignedIn: () => void;
};

/** E-mail and password, then the code where the user has two factors. What was typed stays. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const t = useTranslations('auth');
  const [needsCode, setNeedsCode] = useState(false);
  const form = useAccountForm({
    values: { email: email ?? '', password: '' },
    rules: 'signIn',
    send: (sent) => authCall((client) => client.signIn.email(sent)),
    onSent: (answer) => ('twoFactorRedirect' in answer ? setNeedsCode(true) : onSignedIn()),
  });

  if (needsCode) return <TwoFactorStep onSignedIn={onSignedIn} onBack={() => setNeedsCode(false)} />;
  return (
    <SentForm form={form} submitLabel={t('signIn')} isWide>
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        isReadOnly={email !== undefined}
        autoFocus={email === undefined}
      />
      <FormTextField
        control={form.control}
        name="password"
        type="password"
        label={t('password')}
        autoComplete="current-password"
        autoFocus={email !== undefined}
      />
    </SentForm>
  );
}
