import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KnownViews } from '@/components/records/views/known-views';
import { asSent, KnownData } from '@/components/session/known-data';
import { ForbiddenState } from '@/components/shell/forbidden-state';
import { TeamPage } from '@/components/team/team-page';
import { teamQuery } from '@/components/team/team-queries';
import { listInvitations } from '@/lib/auth/invitations';
import { requireSession } from '@/lib/auth/session';
import { listUsers } from '@/lib/auth/users';
import { mayManageUsers } from '@/lib/rules/roles';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.area.pages');
  return { title: t('team') };
}

export default async function Page() {
  const { user } = await requireSession();
  if (!mayManageUsers(user.role)) return <ForbiddenState />;
  const members = await asSent(Promise.all([listUsers(), listInvitations()]).then((lists) => lists.flat()));
  return (
    <KnownData data={[[teamQuery.queryKey, members]]}>
      <KnownViews page="team">
        <TeamPage />
      </KnownViews>
    </KnownData>
  );
}
