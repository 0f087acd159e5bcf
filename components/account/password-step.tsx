'use client';

import { useTranslations } from 'next-intl';
import { SentForm } from '@/components/records/form/sent-form';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { useAccountForm } from './use-account-form';

type PasswordStepProps<Reply> = {
  submitLabel: string;
  isDanger: boolean;
  send: (password: string) => Promise<Reply>;
  onSent: (reply: Reply) => void;
};

/** Asks for the password before something about the sign-in is changed. */
export function PasswordStep<Reply>({ submitLabel, isDanger, send, onSent }: PasswordStepProps<Reply>) {
  const t = useTranslations('settings.account');
  const form = useAccountForm({
    values: { password: '' },
    rules: 'password',
    send: ({ password }) => send(password),
    onSent,
  });
  return (
    <SentForm form={form} submitLabel={submitLabel} look={isDanger ? 'danger' : 'primary'} needsChange>
      <FormTextField
        control={form.control}
        name="password"
        autoFocus
        type="password"
        label={t('currentPassword')}
        autoComplete="current-password"
      />
    </SentForm>
  );
}
