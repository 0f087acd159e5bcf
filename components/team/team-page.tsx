'use client';

import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { InvitationRow } from './invitation-row';
import { invitationsQuery, usersQuery } from './team-queries';
import { UserRow } from './user-row';

const InviteDialog = lazy(() => import('./invite-dialog').then((module) => module.InviteDialog));

/** Who may use this console, and who has been asked to. */
export function TeamPage() {
  const t = useTranslations('settings.team');
  const users = useQuery(usersQuery);
  const invitations = useQuery(invitationsQuery);
  const [isInviting, setIsInviting] = useState(false);

  return (
    <div className="w-full max-w-4xl">
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <Button variant="primary" icon={<UserPlus aria-hidden />} onPress={() => setIsInviting(true)}>
            {t('invite')}
          </Button>
        }
      />
      <div className="space-y-6 px-4 pb-8 sm:px-6">
        <section aria-label={t('users')}>
          {users.isPending ? (
            <LoadingState rows={3} />
          ) : users.isError ? (
            <ErrorState error={users.error} onRetry={users.refetch} />
          ) : (
            <ul className="divide-y divide-line rounded-lg border">
              {users.data.data.map((user) => (
                <UserRow key={user.id} user={user} />
              ))}
            </ul>
          )}
        </section>
        {invitations.isError && <ErrorState error={invitations.error} onRetry={invitations.refetch} />}
        {invitations.data && invitations.data.data.length > 0 && (
          <section>
            <h2 className="mb-2 font-medium">{t('invitations')}</h2>
            <ul className="divide-y divide-line rounded-lg border">
              {invitations.data.data.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          </section>
        )}
      </div>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </div>
  );
}
