import 'server-only';
import { eq } from 'drizzle-orm';
import { ConsoleError } from '@/lib/http/console-error';
import { processWide } from '@/lib/store/process-wide';
import { getRuntime } from '@/lib/store/store';
import { connection } from '@/lib/store/tables/connection';
import { openKey } from './key-vault';

/** A connection ready to be called. The key is behind a function, so that no log or error prints it. */
export interface OpenConnection {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
  /** `/api/v1`, or empty. */
  readonly basePath: string;
  readonly clienteId: number | null;
  readonly authorization: () => string;
}

/** How long another process may go on with a connection that this one changed. */
const TTL_MS = 5_000;

const cache = processWide('open-connections', () => ({
  entries: new Map<string, { opened: OpenConnection; until: number }>(),
  generation: 0,
}));

/**
 * A connection with its key opened, kept for five seconds.
 *
 * @throws ConsoleError 404 `connection_not_found`; 409 `key_unreadable` where the console's secret is another one now
 */
export async function openConnection(id: string): Promise<OpenConnection> {
  const kept = cache.entries.get(id);
  if (kept && kept.until > Date.now()) return kept.opened;
  const { generation } = cache;
  const opened = await readConnection(id);
  if (generation === cache.generation) cache.entries.set(id, { opened, until: Date.now() + TTL_MS });
  return opened;
}

/** Call after every change of a connection. */
export function forgetOpenConnections(): void {
  cache.generation += 1;
  cache.entries.clear();
}

async function readConnection(id: string): Promise<OpenConnection> {
  const { config, store } = await getRuntime();
  const [row] = await store.db.select().from(connection).where(eq(connection.id, id));
  if (!row) throw new ConsoleError(404, 'connection_not_found', 'This connection is no longer there');
  const apiKey = openKey(row.sealedKey, row.id, config.secret);
  if (!apiKey) {
    throw new ConsoleError(
      409,
      'key_unreadable',
      'The stored key cannot be read with the secret the console runs with. Enter the key again.',
    );
  }
  const { origin, pathname } = new URL(row.baseUrl);
  const { name, clienteId } = row;
  const basePath = pathname === '/' ? '' : pathname;
  return { id, name, origin, basePath, clienteId, authorization: () => `Bearer ${apiKey}` };
}

/** Whether two readings of a connection lead to the same server with the same key. */
export function isSameServerAndKey(one: OpenConnection, other: OpenConnection): boolean {
  return (
    one.origin === other.origin &&
    one.basePath === other.basePath &&
    one.clienteId === other.clienteId &&
    one.authorization() === other.authorization()
  );
}
