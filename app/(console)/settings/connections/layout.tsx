import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { connectionsQuery } from '@/components/connection/connection-queries';
import { ConnectionsPage } from '@/components/connection/connections-page';
import { KnownViews } from '@/components/records/views/known-views';
import { asSent, KnownData } from '@/components/session/known-data';
import { ForbiddenState } from '@/components/shell/forbidden-state';
import { requireSession } from '@/lib/auth/session';
import { connectionsSeenBy } from '@/lib/connection/connection-list';
import { mayManageConnections } from '@/lib/rules/roles';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.area.pages');
  return { title: t('connections') };
}

/** The list stays while a panel opens beside it: `children` is the panel. */
export default async function ConnectionsLayout({ children }: { children: ReactNode }) {
  const session = await requireSession();
  if (!mayManageConnections(session.user.role)) return <ForbiddenState />;
  const seen = await asSent(connectionsSeenBy(session));
  return (
    <KnownData data={[[connectionsQuery.queryKey, seen]]}>
      <KnownViews page="connections">
        <ConnectionsPage>{children}</ConnectionsPage>
      </KnownViews>
    </KnownData>
  );
}
