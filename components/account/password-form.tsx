'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { authCall } from '@/lib/auth/auth-call';
import { PASSWORD_MIN } from '@/lib/auth/password-length';
import { AccountSection } from './account-section';
import { sessionsQuery } from './session-queries';
import { useAccountRules } from './use-account-rules';
import { useAuthWords } from './use-auth-words';

/** A new password; every other session ends with the old one. */
export function PasswordForm() {
  const t = useTranslations('settings.account');
  const tAuth = useTranslations('auth');
  const words = useAuthWords();
  const queryClient = useQueryClient();
  const rules = useAccountRules();
  const { control, handleSubmit, reset } = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const change = useMutation({
    mutationFn: (sent: { currentPassword: string; newPassword: string }) =>
      authCall((client) => client.changePassword({ ...sent, revokeOtherSessions: true })),
    onSuccess: async () => {
      reset();
      toastSuccess(t('passwordChanged'));
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });
  return (
    <AccountSection title={t('password')} description={t('passwordText')}>
      <form noValidate className="max-w-sm space-y-4" onSubmit={handleSubmit((sent) => change.mutate(sent))}>
        <FormTextField
          control={control}
          name="currentPassword"
          rules={rules.password}
          type="password"
          label={t('currentPassword')}
          autoComplete="current-password"
        />
        <FormTextField
          control={control}
          name="newPassword"
          rules={rules.newPassword}
          type="password"
          label={t('newPassword')}
          description={tAuth('passwordHint', { min: PASSWORD_MIN })}
          autoComplete="new-password"
        />
        <FormError error={words(change.error)} />
        <Button type="submit" isPending={change.isPending}>
          {t('changePassword')}
        </Button>
      </form>
    </AccountSection>
  );
}
