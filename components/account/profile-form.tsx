'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SentForm } from '@/components/records/form/sent-form';
import { useSession } from '@/components/session/session-context';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { TextField } from '@/components/ui/fields/text-field';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { authCall } from '@/lib/auth/auth-call';
import { AccountSection } from './account-section';
import { useAccountForm } from './use-account-form';

/** The name that others see. */
export function ProfileForm() {
  const t = useTranslations('settings.account');
  const router = useRouter();
  const { user } = useSession();
  const form = useAccountForm({
    values: { name: user.name },
    rules: 'profile',
    send: ({ name }) => authCall((client) => client.updateUser({ name: name.trim() })),
    onSent: () => {
      form.reset(form.getValues());
      toastSuccess(t('profileSaved'));
      router.refresh();
    },
  });
  return (
    <AccountSection title={t('profile')} description={t('profileText')}>
      <SentForm form={form} submitLabel={t('save')} look="secondary" needsChange className="max-w-sm">
        <FormTextField control={form.control} name="name" label={t('name')} autoComplete="name" />
        <TextField label={t('email')} value={user.email} isReadOnly description={t('emailHint')} />
      </SentForm>
    </AccountSection>
  );
}
