import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ForbiddenState } from '@/components/shell/forbidden-state';
import { TeamPage } from '@/components/team/team-page';
import { requireSession } from '@/lib/auth/session';
import { mayManageUsers } from '@/lib/rules/roles';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.area.pages');
  return { title: t('team') };
}

export default async function Page() {
  const { user } = await requireSession();
  return mayManageUsers(user.role) ? <TeamPage /> : <ForbiddenState />;
}
