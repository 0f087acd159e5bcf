'use client';

import { useTranslations } from 'next-intl';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '@/components/ui/fields/form-text-field';
import { PASSWORD_MIN } from '@/lib/auth/password-length';

type NewPasswordFieldProps<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPath<V>;
  label: string;
};

/** A password that is being chosen. */
export function NewPasswordField<V extends FieldValues>(props: NewPasswordFieldProps<V>) {
  const t = useTranslations('auth');
  const description = t('passwordHint', { min: PASSWORD_MIN });
  return <FormTextField {...props} type="password" description={description} autoComplete="new-password" />;
}
