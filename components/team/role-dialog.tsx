'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSentForm } from '@/components/records/form/use-sent-form';
import { callConsole } from '@/lib/api/console-call';
import { roles } from '@/lib/rules/roles';
import { RoleField } from './role-field';
import { TeamDialog } from './team-dialog';
import { type Member, nameOf, teamQuery } from './team-queries';

/** Gives a user another role. */
export function RoleDialog({ user, onClose }: { user: Member; onClose: () => void }) {
  const t = useTranslations('settings.team');
  const queryClient = useQueryClient();
  const form = useSentForm({
    values: { role: user.role },
    send: (body) => callConsole(`users/${user.id}`, { method: 'PATCH', body }),
    onSent: () => {
      onClose();
      return queryClient.invalidateQueries(teamQuery);
    },
  });
  return (
    <TeamDialog
      form={form}
      title={t('roleTitle', { name: nameOf(user) })}
      submitLabel={t('changeRole')}
      needsChange
      onClose={onClose}
    >
      <RoleField control={form.control} choices={roles} />
    </TeamDialog>
  );
}
