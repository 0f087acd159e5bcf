import 'server-only';
import { cache } from 'react';
import type { Session } from '@/lib/auth/session-lookup';
import { readAreas } from './areas/area-memory';
import { type ClosedAreas, closedAreas } from './areas/page-access';
import type { ConnectionView } from './connection-view';
import { listConnections } from './connections';

/** What the pages know of who is signed in and which server they look at. */
export interface SessionView {
  readonly user: Pick<Session['user'], 'id' | 'name' | 'email' | 'role'>;
  readonly connection: ConnectionView | null;
  readonly connections: readonly ConnectionView[];
  /** What of the API the connection's server lacks, or does not let its key read, as far as it is known. */
  readonly closed: ClosedAreas;
}

/** The connection that the user chose last, else the first one. */
export const getSessionView = cache(async (session: Session): Promise<SessionView> => {
  const connections = await listConnections();
  const chosen = connections.find(({ id }) => id === session.connectionId) ?? connections[0] ?? null;
  const memory = chosen && (await readAreas([chosen.id])).get(chosen.id);
  const { id, name, email, role } = session.user;
  const closed = closedAreas(memory?.probed ?? []);
  return { user: { id, name, email, role }, connection: chosen, connections, closed };
});
