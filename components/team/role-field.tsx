'use client';

import { useTranslations } from 'next-intl';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import type { Role } from '@/lib/rules/roles';

type RoleFieldProps<V extends FieldValues> = { control: Control<V>; choices: readonly Role[] };

/** Roles to choose from, each with what it may do. */
export function RoleField<V extends { role: Role }>({ control, choices }: RoleFieldProps<V>) {
  const t = useTranslations('settings.team');
  const tRole = useTranslations('shell.role');
  const { field } = useController({ control, name: 'role' as Path<V> });
  const options = choices.map((id) => ({ id, label: tRole(id), description: t(`roleText.${id}`) }));
  return <RadioGroup label={t('role')} options={options} value={field.value} onChange={field.onChange} />;
}
