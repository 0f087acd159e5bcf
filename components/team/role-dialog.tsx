'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Dialog } from '@/components/ui/overlays/dialog';
import { roles } from '@/lib/rules/roles';
import type { TeamUser } from './team-queries';
import { useRoleOptions } from './use-role-options';
import { useTeamChange } from './use-team-change';

/** Gives a user another role. */
export function RoleDialog({ user, onClose }: { user: TeamUser; onClose: () => void }) {
  const t = useTranslations('settings.team');
  const [role, setRole] = useState(user.role);
  const change = useTeamChange(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('roleTitle', { name: user.name })}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={role === user.role}
            isPending={change.isPending}
            onPress={() => change.mutate({ kind: 'role', id: user.id, role })}
          >
            {t('changeRole')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <RadioGroup label={t('role')} options={useRoleOptions(roles)} value={role} onChange={setRole} />
        <FormError error={change.error} />
      </div>
    </Dialog>
  );
}
