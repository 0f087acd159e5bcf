import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConnectionsPage } from '@/components/connection/connections-page';
import { ForbiddenState } from '@/components/shell/forbidden-state';
import { requireSession } from '@/lib/auth/session';
import { mayManageConnections } from '@/lib/rules/roles';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.area.pages');
  return { title: t('connections') };
}

/** The list stays while a panel opens beside it: `children` is the panel. */
export default async function ConnectionsLayout({ children }: { children: ReactNode }) {
  const { user } = await requireSession();
  return mayManageConnections(user.role) ? <ConnectionsPage>{children}</ConnectionsPage> : <ForbiddenState />;
}
