'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { TextField } from '@/components/ui/fields/text-field';
import { useAuthWords } from './use-auth-words';

type PasswordStepProps = {
  submitLabel: string;
  isDanger?: boolean;
  isPending: boolean;
  error: unknown;
  onSubmit: (password: string) => void;
};

/** Asks for the password before something about the sign-in is changed. */
export function PasswordStep({ submitLabel, isDanger, isPending, error, onSubmit }: PasswordStepProps) {
  const t = useTranslations('settings.account');
  const words = useAuthWords();
  const [password, setPassword] = useState('');
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') onSubmit(password);
      }}
    >
      <TextField
        autoFocus
        type="password"
        label={t('currentPassword')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
      <FormError error={words(error)} />
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'primary'}
        isDisabled={password === ''}
        isPending={isPending}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
