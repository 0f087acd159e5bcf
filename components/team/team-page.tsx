'use client';

import { useQuery } from '@tanstack/react-query';
import { History, LogOut, MailX, ShieldCheck, UserCog, UserPlus, UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type OwnColumns, OwnList } from '@/components/records/list/own-list';
import type { RowAction } from '@/components/records/table/data-column';
import { useSession } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { OwnRelativeInstant } from '@/components/ui/instant';
import { lazy } from '@/components/ui/lazy';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { Role } from '@/lib/rules/roles';
import { isUser, type Member, nameOf, teamQuery } from './team-queries';
import { useTeamChange } from './use-team-change';

const InviteDialog = lazy(() => import('./invite-dialog').then((module) => module.InviteDialog));
const RoleDialog = lazy(() => import('./role-dialog').then((module) => module.RoleDialog));

const columns: OwnColumns<Member> = {
  name: { width: 224, render: (member) => <Name member={member} /> },
  email: { width: 256, render: ({ email }) => email },
  role: { width: 128, render: ({ role }) => <RoleName role={role} /> },
  state: { width: 240, render: (member) => <State member={member} /> },
};

const keyOf = ({ id }: Member) => id;

/** Who may use this console, and who has been asked to. */
export function TeamPage() {
  const t = useTranslations('settings.team');
  const reading = useQuery(teamQuery);
  const [open, setOpen] = useState<{ as: 'invite' } | { as: 'role' | 'remove'; user: Member }>();
  const close = () => setOpen(undefined);
  const actionsOf = useActions(setOpen);
  const remove = useTeamChange();

  return (
    <>
      <PageHeader
        level={2}
        title={t('title')}
        description={t('text')}
        actions={
          <Button variant="primary" icon={<UserPlus aria-hidden />} onPress={() => setOpen({ as: 'invite' })}>
            {t('invite')}
          </Button>
        }
      />
      <OwnList
        name="team"
        label={t('users')}
        columns={columns}
        columnWords={t as never}
        reading={reading}
        rows={reading.data}
        keyOf={keyOf}
        titleOf={nameOf}
        summaryOf={(member) => <State member={member} />}
        rowActions={actionsOf}
        empty={null}
      />
      {open?.as === 'invite' && <InviteDialog onClose={close} />}
      {open?.as === 'role' && <RoleDialog user={open.user} onClose={close} />}
      {open?.as === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          isDanger
          title={t('removeTitle', { name: nameOf(open.user) })}
          confirmLabel={t('remove')}
          isPending={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ path: `users/${open.user.id}`, onDone: close })}
        >
          <p>{t('removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What an owner may do about a user or an invitation. */
function useActions(open: (what: { as: 'role' | 'remove'; user: Member }) => void) {
  const t = useTranslations('settings.team');
  const self = useSession().user.id;
  const end = useTeamChange();
  return (member: Member): readonly RowAction[] => {
    const { id } = member;
    const endAt = (path: string, onDone?: () => void) =>
      end.mutate({ path, ...(onDone && { onDone }) }, { onError: (error) => toastError(error) });
    if (!isUser(member)) {
      const run = () => endAt(`invitations/${id}`);
      return [{ id: 'withdraw', label: t('withdraw'), icon: <MailX aria-hidden />, run }];
    }
    const told = () => toastSuccess(t('sessionsEnded', { name: member.name }));
    const asked = (as: 'role' | 'remove') => () => open({ as, user: member });
    return [
      { id: 'role', label: t('changeRole'), icon: <UserCog aria-hidden />, run: asked('role') },
      {
        id: 'activity',
        label: t('activity'),
        icon: <History aria-hidden />,
        href: `/settings/activity?user=${encodeURIComponent(id)}`,
      },
      member.sessions > 0 && {
        id: 'sessions',
        label: t('endSessions'),
        icon: <LogOut aria-hidden />,
        run: () => endAt(`users/${id}/sessions`, told),
      },
      id !== self && {
        id: 'remove',
        label: t('remove'),
        icon: <UserX aria-hidden />,
        isDanger: true,
        run: asked('remove'),
      },
    ].filter((action) => action !== false);
  };
}

function Name({ member }: { member: Member }) {
  const t = useTranslations('settings.team');
  const isSelf = useSession().user.id === member.id;
  return (
    <>
      {nameOf(member)} {isSelf && <Badge>{t('you')}</Badge>}
    </>
  );
}

function RoleName({ role }: { role: Role }) {
  return useTranslations('shell.role')(role);
}

/** How many sessions a user has and whether by two factors; until when an invitation can be accepted. */
function State({ member }: { member: Member }) {
  const t = useTranslations('settings.team');
  if (!isUser(member))
    return (
      <span className="inline-flex items-center gap-2">
        <Badge tone="accent">{t('invited')}</Badge>
        <span className="text-ink-muted text-xs">
          {t('expires')} <OwnRelativeInstant value={member.expiresAt} />
        </span>
      </span>
    );
  return (
    <span className="inline-flex items-center gap-2">
      {t('sessionCount', { count: member.sessions })}
      {member.twoFactorEnabled && (
        <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
          {t('twoFactor')}
        </Badge>
      )}
    </span>
  );
}
