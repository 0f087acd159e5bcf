import 'server-only';
import { sql } from 'drizzle-orm';
import type { Runtime } from '@/lib/store/store';
import { connection } from '@/lib/store/tables/connection';
import { createConnection } from './connections';

/** Makes the connection that the settings name, where there is none yet. */
export async function makeFirstConnection({ config, store }: Runtime): Promise<void> {
  if (!config.firstConnection) return;
  const { hostname, port } = new URL(config.firstConnection.baseUrl);
  const local = hostname === 'localhost' || hostname.startsWith('127.');
  const name = local ? `Sandbox (${port || '80'})` : hostname;
  const first = { ...config.firstConnection, name };
  await store.transaction(async (tx) => {
    // Of several consoles that start together on one database one makes it.
    await tx.execute(sql`lock table ${connection} in share row exclusive mode`);
    const existing = await tx.select({ id: connection.id }).from(connection).limit(1);
    if (existing.length === 0) await createConnection(first, tx);
  });
}
