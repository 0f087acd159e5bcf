'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { callConsole } from '@/lib/api/console-call';
import { PASSWORD_MIN } from '@/lib/auth/password-length';
import { useAccountRules } from './use-account-rules';
import { useAuthWords } from './use-auth-words';

type NewAccountFormProps = {
  /** Which one-time link led here. */
  kind: 'setup' | 'invitation';
  token: string;
  /** Given by an invitation; asked for otherwise. */
  email?: string;
};

/** Makes the account that a one-time link stands for, and opens the console with it. */
export function NewAccountForm({ kind, token, email }: NewAccountFormProps) {
  const t = useTranslations('auth');
  const words = useAuthWords();
  const rules = useAccountRules();
  const { control, handleSubmit } = useForm({
    defaultValues: { name: '', email: email ?? '', password: '' },
  });
  const create = useMutation({
    mutationFn: ({ name, email: typed, password }: { name: string; email: string; password: string }) => {
      const sent = { name: name.trim(), password, token };
      return kind === 'setup'
        ? callConsole('setup', { method: 'POST', body: { ...sent, email: typed } })
        : callConsole('invitations/accept', { method: 'POST', body: sent });
    },
    onSuccess: () => window.location.assign('/'),
  });

  return (
    <form noValidate onSubmit={handleSubmit((sent) => create.mutate(sent))} className="space-y-4">
      <FormTextField
        control={control}
        name="name"
        rules={rules.required}
        maxLength={200}
        label={t('name')}
        autoComplete="name"
        autoFocus
      />
      <FormTextField
        control={control}
        name="email"
        rules={rules.email}
        type="email"
        label={t('email')}
        autoComplete="username"
        isReadOnly={email !== undefined}
      />
      <FormTextField
        control={control}
        name="password"
        rules={rules.newPassword}
        type="password"
        label={t('password')}
        description={t('passwordHint', { min: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <FormError error={words(create.error)} />
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        isPending={create.isPending || create.isSuccess}
      >
        {t(kind === 'setup' ? 'createOwner' : 'join')}
      </Button>
    </form>
  );
}
