'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { RelativeInstant } from '@/components/ui/instant';
import { toastError } from '@/components/ui/overlays/toast';
import type { Invitation } from './team-queries';
import { useTeamChange } from './use-team-change';

/** An invitation that nobody has accepted yet. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useTranslations('settings.team');
  const tRole = useTranslations('shell.role');
  const withdraw = useTeamChange();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-all font-medium">{invitation.email}</p>
        <p className="text-ink-muted text-xs">
          {t('expires')} <RelativeInstant value={invitation.expiresAt} />
        </p>
      </div>
      <span className="text-ink-muted">{tRole(invitation.role)}</span>
      <Button
        size="sm"
        isPending={withdraw.isPending}
        onPress={() =>
          withdraw.mutate({ kind: 'withdraw', id: invitation.id }, { onError: (error) => toastError(error) })
        }
      >
        {t('withdraw')}
      </Button>
    </li>
  );
}
