import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConnectionsPage } from '@/components/connection/connections-page';
import { ForbiddenState } from '@/components/shell/forbidden-state';
import { requireSession } from '@/lib/auth/session';
import { mayManageConnections } from '@/lib/rules/roles';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.area.pages');
  return { title: t('connections') };
}

type PageProps = { searchParams: Promise<{ new?: string }> };

export default async function Page({ searchParams }: PageProps) {
  const { user } = await requireSession();
  if (!mayManageConnections(user.role)) return <ForbiddenState />;
  return <ConnectionsPage isNewOpenAtFirst={(await searchParams).new !== undefined} />;
}
