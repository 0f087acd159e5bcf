'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { authCall } from '@/lib/auth/auth-call';
import { AccountSection } from './account-section';
import { useAuthWords } from './use-auth-words';

/** The name that others see. */
export function ProfileForm() {
  const t = useTranslations('settings.account');
  const router = useRouter();
  const { user } = useSession();
  const words = useAuthWords();
  const [name, setName] = useState(user.name);
  const isValid = name.trim() !== '' && name.trim().length <= 200;
  const save = useMutation({
    mutationFn: () => authCall((client) => client.updateUser({ name: name.trim() })),
    onSuccess: () => {
      toastSuccess(t('profileSaved'));
      router.refresh();
    },
  });
  return (
    <AccountSection title={t('profile')} description={t('profileText')}>
      <form
        className="max-w-sm space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) save.mutate();
        }}
      >
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          autoComplete="name"
          errorMessage={isValid ? undefined : t('nameInvalid')}
        />
        <TextField label={t('email')} value={user.email} isReadOnly description={t('emailHint')} />
        <FormError error={words(save.error)} />
        <Button type="submit" isPending={save.isPending} isDisabled={name.trim() === user.name}>
          {t('save')}
        </Button>
      </form>
    </AccountSection>
  );
}
