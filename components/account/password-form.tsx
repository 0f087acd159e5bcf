'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SentForm } from '@/components/records/form/sent-form';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { authCall } from '@/lib/auth/auth-call';
import { AccountSection } from './account-section';
import { NewPasswordField } from './new-password-field';
import { sessionsQuery } from './session-queries';
import { useAccountForm } from './use-account-form';

/** A new password; every other session ends with the old one. */
export function PasswordForm() {
  const t = useTranslations('settings.account');
  const queryClient = useQueryClient();
  const form = useAccountForm({
    values: { currentPassword: '', newPassword: '' },
    rules: 'passwords',
    send: (sent) => authCall((client) => client.changePassword({ ...sent, revokeOtherSessions: true })),
    onSent: async () => {
      form.reset();
      toastSuccess(t('passwordChanged'));
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });
  return (
    <AccountSection title={t('password')} description={t('passwordText')}>
      <SentForm form={form} submitLabel={t('changePassword')} look="secondary" className="max-w-sm">
        <FormTextField
          control={form.control}
          name="currentPassword"
          type="password"
          label={t('currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordField control={form.control} name="newPassword" label={t('newPassword')} />
      </SentForm>
    </AccountSection>
  );
}
