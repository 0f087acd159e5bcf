import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Runtime } from '@/lib/store/store';
import { connection } from '@/lib/store/tables/connection';
import { createConnection } from './connections';

/** Makes the connection that the settings name, and where they name one in live a second, where there is none yet. */
export async function makeFirstConnection({ config, store }: Runtime): Promise<void> {
  if (!config.firstConnection) return;
  const { baseUrl, apiKey, liveApiKey } = config.firstConnection;
  const { hostname, port } = new URL(baseUrl);
  const local = hostname === 'localhost' || hostname.startsWith('127.');
  const named = (kind: string) => (local ? `Sandbox${kind} (${port || '80'})` : `${hostname}${kind}`);
  await store.transaction(async (tx) => {
    // Of several consoles that start together on one database one makes it.
    await tx.execute(sql`lock table ${connection} in share row exclusive mode`);
    const existing = await tx.select({ id: connection.id }).from(connection).limit(1);
    if (existing.length > 0) return;
    await createConnection({ name: named(''), baseUrl, apiKey }, tx);
    if (liveApiKey === undefined) return;
    const { id } = await createConnection(
      { name: named(' live'), baseUrl, apiKey: liveApiKey, environment: 'live' },
      tx,
    );
    // The oldest is the one that people are shown until they select another, and both are of one transaction.
    const later = sql`${connection.createdAt} + interval '1 second'`;
    await tx.update(connection).set({ createdAt: later }).where(eq(connection.id, id));
  });
}
