'use client';

import { Ellipsis, LogOut, ShieldCheck, UserCog, UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { lazy } from '@/components/ui/lazy';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { Menu, MenuItem } from '@/components/ui/overlays/menu';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { TeamUser } from './team-queries';
import { useTeamChange } from './use-team-change';

const RoleDialog = lazy(() => import('./role-dialog').then((module) => module.RoleDialog));

/** One user of the console, and what an owner may do about them. */
export function UserRow({ user }: { user: TeamUser }) {
  const t = useTranslations('settings.team');
  const tRole = useTranslations('shell.role');
  const isSelf = useSession().user.id === user.id;
  const [open, setOpen] = useState<'role' | 'remove'>();
  const remove = useTeamChange(() => setOpen(undefined));
  const endSessions = useTeamChange(() => toastSuccess(t('sessionsEnded', { name: user.name })));

  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="break-words font-medium">{user.name}</span>
          {isSelf && <Badge>{t('you')}</Badge>}
          {user.twoFactorEnabled && (
            <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
              {t('twoFactor')}
            </Badge>
          )}
        </div>
        <p className="break-all text-ink-muted text-xs">
          {user.email} · {t('sessionCount', { count: user.sessions })}
        </p>
      </div>
      <span className="text-ink-muted">{tRole(user.role)}</span>
      <Menu
        label={t('moreOf', { name: user.name })}
        trigger={
          <IconButton size="sm" label={t('moreOf', { name: user.name })} icon={<Ellipsis aria-hidden />} />
        }
      >
        <MenuItem icon={<UserCog aria-hidden />} onAction={() => setOpen('role')}>
          {t('changeRole')}
        </MenuItem>
        <MenuItem
          icon={<LogOut aria-hidden />}
          isDisabled={user.sessions === 0}
          onAction={() =>
            endSessions.mutate({ kind: 'endSessions', id: user.id }, { onError: (e) => toastError(e) })
          }
        >
          {t('endSessions')}
        </MenuItem>
        <MenuItem
          isDanger
          icon={<UserX aria-hidden />}
          isDisabled={isSelf}
          onAction={() => setOpen('remove')}
        >
          {t('remove')}
        </MenuItem>
      </Menu>
      {open === 'role' && <RoleDialog user={user} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        onOpenChange={() => setOpen(undefined)}
        isDanger
        title={t('removeTitle', { name: user.name })}
        confirmLabel={t('remove')}
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ kind: 'remove', id: user.id })}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </li>
  );
}
