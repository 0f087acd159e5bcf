'use client';

import { useTranslations } from 'next-intl';
import { SentForm } from '@/components/records/form/sent-form';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { callConsole } from '@/lib/api/console-call';
import { NewPasswordField } from './new-password-field';
import { useAccountForm } from './use-account-form';

type NewAccountFormProps = {
  /** Which one-time link led here. */
  kind: 'setup' | 'invitation';
  token: string;
  /** Given by an invitation; asked for otherwise. */
  email?: string;
};

/** Makes the account that a one-time link stands for, and opens the console with it. */
export function NewAccountForm({ kind, token, email: given }: NewAccountFormProps) {
  const t = useTranslations('auth');
  const form = useAccountForm({
    values: { name: '', email: given ?? '', password: '' },
    rules: 'newAccount',
    send: ({ name, email, password }) => {
      const sent = { name: name.trim(), password, token };
      return kind === 'setup'
        ? callConsole('setup', { method: 'POST', body: { ...sent, email } })
        : callConsole('invitations/accept', { method: 'POST', body: sent });
    },
    // The owner has not seen the console yet: the overview says what it is and what comes first.
    onSent: () => window.location.assign(kind === 'setup' ? '/overview' : '/'),
  });
  return (
    <SentForm
      form={{ ...form, isPending: form.isPending || form.isSent }}
      submitLabel={t(kind === 'setup' ? 'createOwner' : 'join')}
      isWide
    >
      <FormTextField
        control={form.control}
        name="name"
        maxLength={200}
        label={t('name')}
        autoComplete="name"
        autoFocus
      />
      <FormTextField
        control={form.control}
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        isReadOnly={given !== undefined}
      />
      <NewPasswordField control={form.control} name="password" label={t('password')} />
    </SentForm>
  );
}
