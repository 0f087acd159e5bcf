'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { authCall } from '@/lib/auth/auth-call';
import { TwoFactorStep } from './two-factor-step';
import { useAccountRules } from './use-account-rules';
import { useAuthWords } from './use-auth-words';

type SignInFormProps = {
  /** The only user who may sign in here: the one whose page it is. */
  email?: string;
  onSignedIn: () => void;
};

/** E-mail and password, then the code where the user has two factors. What was typed stays. */
export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const t = useTranslations('auth');
  const words = useAuthWords();
  const [needsCode, setNeedsCode] = useState(false);
  const rules = useAccountRules();
  const { control, handleSubmit } = useForm({ defaultValues: { email: email ?? '', password: '' } });
  const signIn = useMutation({
    mutationFn: (sent: { email: string; password: string }) =>
      authCall((client) => client.signIn.email(sent)),
    onSuccess: (answer) => ('twoFactorRedirect' in answer ? setNeedsCode(true) : onSignedIn()),
  });

  if (needsCode) return <TwoFactorStep onSignedIn={onSignedIn} onBack={() => setNeedsCode(false)} />;
  return (
    <form noValidate onSubmit={handleSubmit((sent) => signIn.mutate(sent))} className="space-y-4">
      <FormTextField
        control={control}
        name="email"
        rules={rules.email}
        type="email"
        label={t('email')}
        autoComplete="username"
        isReadOnly={email !== undefined}
        autoFocus={email === undefined}
      />
      <FormTextField
        control={control}
        name="password"
        rules={rules.password}
        type="password"
        label={t('password')}
        autoComplete="current-password"
        autoFocus={email !== undefined}
      />
      <FormError error={words(signIn.error)} />
      <Button type="submit" variant="primary" className="w-full" isPending={signIn.isPending}>
        {t('signIn')}
      </Button>
    </form>
  );
}
