'use client';

import { useTranslations } from 'next-intl';
import type { Role } from '@/lib/rules/roles';

/** Roles to choose from, each with what it may do. */
export function useRoleOptions<R extends Role>(choices: readonly R[]) {
  const t = useTranslations('settings.team.roleText');
  const tRole = useTranslations('shell.role');
  return choices.map((id) => {
    const role: Role = id;
    return { id, label: tRole(role), description: t(role) };
  });
}
