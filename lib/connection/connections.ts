import 'server-only';
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { forgetSessions } from '@/lib/auth/session-lookup';
import type { Queries } from '@/lib/database/database';
import { invalidField, notFound } from '@/lib/http/console-error';
import { getRuntime } from '@/lib/store/store';
import { user } from '@/lib/store/tables/auth';
import { connection } from '@/lib/store/tables/connection';
import { parseApiKey } from './api-key';
import { isSameServer, parseBaseUrl } from './base-url';
import type { ConnectionView } from './connection-view';
import { sealKey } from './key-vault';
import { forgetOpenConnections } from './open-connection';

export interface NewConnection {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly clienteId?: number | null;
}

type Row = typeof connection.$inferSelect;

function viewOf(row: Row): ConnectionView {
  const { id, name, baseUrl, environment, keyHint, clienteId } = row;
  return { id, name, baseUrl, environment, keyHint, clienteId, createdAt: row.createdAt.toISOString() };
}

/** All connections, oldest first. */
export async function listConnections(): Promise<ConnectionView[]> {
  const { store } = await getRuntime();
  const rows = await store.db
    .select()
    .from(connection)
    .orderBy(asc(connection.createdAt), asc(connection.id));
  return rows.map(viewOf);
}

/** @throws ConsoleError 422 naming `baseUrl` or `apiKey` */
export async function createConnection(sent: NewConnection, tx?: Queries): Promise<ConnectionView> {
  const queries = tx ?? (await getRuntime()).store.db;
  const id = randomUUID();
  const [row] = await queries
    .insert(connection)
    .values({
      id,
      name: sent.name,
      baseUrl: baseUrlOf(sent.baseUrl),
      clienteId: sent.clienteId ?? null,
      ...(await sealed(sent.apiKey, id)),
    })
    .returning();
  return viewOf(row!);
}

/**
 * Changes a connection. A key goes only to the server it was entered for: another host needs the key again, so
 * that nobody can read a stored key by sending it to a server of their own.
 *
 * @throws ConsoleError 404, 422
 */
export async function updateConnection(id: string, sent: Partial<NewConnection>): Promise<ConnectionView> {
  const { store } = await getRuntime();
  const key = sent.apiKey === undefined ? {} : await sealed(sent.apiKey, id);
  const changed = await store.transaction(async (tx) => {
    // Locked: an address that was read before another change must not come back beside that change's key.
    const [row] = await tx.select().from(connection).where(eq(connection.id, id)).for('update');
    if (!row) throw notFound('Connection');
    const baseUrl = sent.baseUrl === undefined ? row.baseUrl : baseUrlOf(sent.baseUrl);
    assertKeyMayGoTo(baseUrl, row, sent.apiKey);
    const [updated] = await tx
      .update(connection)
      .set({
        name: sent.name ?? row.name,
        baseUrl,
        clienteId: sent.clienteId === undefined ? row.clienteId : sent.clienteId,
        ...key,
        updatedAt: new Date(),
      })
      .where(eq(connection.id, id))
      .returning();
    return updated!;
  });
  forgetOpenConnections();
  return viewOf(changed);
}

/** @throws ConsoleError 404 */
export async function deleteConnection(id: string): Promise<void> {
  const { store } = await getRuntime();
  const deleted = await store.db
    .delete(connection)
    .where(eq(connection.id, id))
    .returning({ id: connection.id });
  forgetOpenConnections();
  forgetSessions();
  if (deleted.length === 0) throw notFound('Connection');
}

/**
 * Remembers for the user which connection to show.
 *
 * @throws ConsoleError 404
 */
export async function selectConnection(id: string, userId: string): Promise<ConnectionView> {
  const { store } = await getRuntime();
  const row = await findRow(id);
  await store.db.update(user).set({ connectionId: id }).where(eq(user.id, userId));
  forgetSessions();
  return viewOf(row);
}

/** @throws ConsoleError 422 where the stored key would leave for another host */
export function assertKeyMayGoTo(
  baseUrl: string,
  stored: { baseUrl: string },
  apiKey: string | undefined,
): void {
  if (apiKey !== undefined || isSameServer(baseUrl, stored.baseUrl)) return;
  throw invalidField('apiKey', 'required', 'Another server needs the key to be entered again');
}

/** @throws ConsoleError 404 */
export async function findRow(id: string): Promise<Row> {
  const { store } = await getRuntime();
  const [row] = await store.db.select().from(connection).where(eq(connection.id, id));
  if (!row) throw notFound('Connection');
  return row;
}

/** @throws ConsoleError 422 naming `baseUrl` */
export function baseUrlOf(text: string): string {
  const parsed = parseBaseUrl(text);
  if ('problem' in parsed) throw invalidField('baseUrl', parsed.problem);
  return parsed.baseUrl;
}

async function sealed(apiKey: string, id: string) {
  const parsed = parseApiKey(apiKey);
  if (!parsed) throw invalidField('apiKey', 'invalid_key');
  const { config } = await getRuntime();
  return {
    sealedKey: sealKey(apiKey, id, config.secret),
    keyHint: parsed.hint,
    environment: parsed.environment,
  };
}
