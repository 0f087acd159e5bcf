import 'server-only';
import type { Session } from '@/lib/auth/session-lookup';
import type { ConnectionView } from './connection-view';
import { listConnections } from './connections';

/** What the pages know of who is signed in and which server they look at. */
export interface SessionView {
  readonly user: Pick<Session['user'], 'id' | 'name' | 'email' | 'role'>;
  readonly connection: ConnectionView | null;
  readonly connections: readonly ConnectionView[];
}

/** The connection that the user chose last, else the first one. */
export async function getSessionView(session: Session): Promise<SessionView> {
  const connections = await listConnections();
  const chosen = connections.find(({ id }) => id === session.connectionId) ?? connections[0] ?? null;
  const { id, name, email, role } = session.user;
  return { user: { id, name, email, role }, connection: chosen, connections };
}
