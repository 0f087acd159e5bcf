import 'server-only';
import type { Runtime } from '@/lib/store/store';
import { connection } from '@/lib/store/tables/connection';
import { createConnection } from './connections';

/** Makes the connection that the settings name, where there is none yet. */
export async function makeFirstConnection({ config, store }: Runtime): Promise<void> {
  if (!config.firstConnection) return;
  const existing = await store.db.select({ id: connection.id }).from(connection).limit(1);
  if (existing.length > 0) return;
  const { hostname, port } = new URL(config.firstConnection.baseUrl);
  const local = hostname === 'localhost' || hostname.startsWith('127.');
  const name = local ? `Sandbox (${port || '80'})` : hostname;
  await createConnection({ ...config.firstConnection, name });
}
