'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/form-error';
import { FormTextField } from '@/components/ui/form-text-field';
import { callConsole } from '@/lib/api/console-call';
import { PASSWORD_MIN } from '@/lib/auth/password';
import { useAuthWords } from './use-auth-words';
import { useNewPassword } from './use-new-password';

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
  const schema = z.object({
    name: z.string().trim().min(1, t('required')).max(200),
    email: z.email(t('emailInvalid')),
    password: useNewPassword(),
  });
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: email ?? '', password: '' },
  });
  const create = useMutation({
    mutationFn: ({ email: typed, ...sent }: z.infer<typeof schema>) =>
      kind === 'setup'
        ? callConsole('setup', { method: 'POST', body: { ...sent, token, email: typed } })
        : callConsole('invitations/accept', { method: 'POST', body: { ...sent, token } }),
    onSuccess: () => window.location.assign('/'),
  });

  return (
    <form noValidate onSubmit={handleSubmit((sent) => create.mutate(sent))} className="space-y-4">
      <FormTextField control={control} name="name" label={t('name')} autoComplete="name" autoFocus />
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        isReadOnly={email !== undefined}
      />
      <FormTextField
        control={control}
        name="password"
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
