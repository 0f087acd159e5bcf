import type { ReactNode } from 'react';
import { asSent, KnownData } from '@/components/session/known-data';
import { requireSession } from '@/lib/auth/session';
import { getSessionView } from '@/lib/connection/session-view';
import { listViews } from '@/lib/views/saved-views';
import { viewsOf } from './views-of';

type KnownViewsProps = { page: string; children: ReactNode };

/** The user's views and columns of a list, by its name, are in its page: the table is drawn once, with their columns. */
export async function KnownViews({ page, children }: KnownViewsProps) {
  const session = await requireSession();
  const { connection } = await getSessionView(session);
  if (!connection) return children;
  const views = await asSent(listViews(session.user.id, { page, connection_id: connection.id }));
  return <KnownData data={[[viewsOf(connection.id, page).queryKey, views]]}>{children}</KnownData>;
}
