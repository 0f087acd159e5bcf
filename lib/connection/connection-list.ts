import 'server-only';
import type { Session } from '@/lib/auth/session-lookup';
import { readAreas } from './areas/area-memory';
import { listConnections } from './connections';

/** Every stored connection, what is known of each one's server, and which one the user chose. */
export async function connectionsSeenBy(session: Session) {
  const data = await listConnections();
  const areas = Object.fromEntries(await readAreas(data.map(({ id }) => id)));
  return { data, areas, selected: session.connectionId };
}
