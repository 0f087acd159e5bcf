import 'server-only';
import { randomUUID } from 'node:crypto';
import { asc, eq, or } from 'drizzle-orm';
import { forgetSessions } from '@/lib/auth/session-lookup';
import type { Queries } from '@/lib/database/database';
import { invalidField, notFound } from '@/lib/http/console-error';
import { type ApiKey, readApiKey } from '@/lib/rules/api-key';
import { isSameServer, parseBaseUrl } from '@/lib/rules/base-url';
import { getRuntime } from '@/lib/store/store';
import { user } from '@/lib/store/tables/auth';
import { configurationApplied, configurationPair } from '@/lib/store/tables/configuration';
import { connection } from '@/lib/store/tables/connection';
import { historyPlace } from '@/lib/store/tables/history';
import { replaceAreas } from './areas/area-memory';
import type { ConnectionView } from './connection-view';
import { openKey, sealKey } from './key-vault';
import { forgetOpenConnections } from './open-connection';

export interface NewConnection {
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly environment?: 'live' | 'test';
  readonly clienteId?: number | null;
}

type Row = typeof connection.$inferSelect;

function viewOf(row: Row): ConnectionView {
  const { id, name, baseUrl, environment, isKeyRecognised, keyHint, clienteId } = row;
  const createdAt = row.createdAt.toISOString();
  return { id, name, baseUrl, environment, isKeyRecognised, keyHint, clienteId, createdAt };
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
  if (!tx) return (await getRuntime()).store.transaction((own) => createConnection(sent, own));
  const id = randomUUID();
  const { key, ...seal } = await sealed(sent.apiKey, id, sent.environment);
  const server = { baseUrl: baseUrlOf(sent.baseUrl), clienteId: sent.clienteId ?? null };
  const [row] = await tx
    .insert(connection)
    .values({ id, name: sent.name, ...server, ...seal })
    .returning();
  await replaceAreas(id, { ...server, apiKey: key }, tx);
  return viewOf(row!);
}

/**
 * Changes a connection. A key goes only to the server it was entered for: another host needs the key again, so
 * that nobody can read a stored key by sending it to a server of their own.
 *
 * @throws ConsoleError 404, 422
 */
export async function updateConnection(id: string, sent: Partial<NewConnection>): Promise<ConnectionView> {
  const { store, config } = await getRuntime();
  const { key = undefined, ...seal } =
    sent.apiKey === undefined ? {} : await sealed(sent.apiKey, id, sent.environment);
  const changed = await store.transaction(async (tx) => {
    // Locked: an address that was read before another change must not come back beside that change's key.
    const [row] = await tx.select().from(connection).where(eq(connection.id, id)).for('update');
    if (!row) throw notFound('Connection');
    const baseUrl = sent.baseUrl === undefined ? row.baseUrl : baseUrlOf(sent.baseUrl);
    assertKeyMayGoTo(baseUrl, row, sent.apiKey);
    const clienteId = sent.clienteId === undefined ? row.clienteId : sent.clienteId;
    const [updated] = await tx
      .update(connection)
      .set({
        name: sent.name ?? row.name,
        baseUrl,
        clienteId,
        ...(!row.isKeyRecognised && sent.environment && { environment: sent.environment }),
        ...seal,
        updatedAt: new Date(),
      })
      .where(eq(connection.id, id))
      .returning();
    // Ids of another server's records are others'.
    if (!isSameServer(baseUrl, row.baseUrl) || clienteId !== row.clienteId) await forgetPairs(id, tx);
    if (key !== undefined || baseUrl !== row.baseUrl || clienteId !== row.clienteId) {
      const apiKey = key ?? openKey(row.sealedKey, id, config.secret) ?? '';
      await replaceAreas(id, { baseUrl, apiKey, clienteId }, tx);
    }
    return updated!;
  });
  forgetOpenConnections();
  return viewOf(changed);
}

async function forgetPairs(id: string, tx: Queries): Promise<void> {
  const { firstConnectionId, secondConnectionId } = configurationPair;
  await tx.delete(configurationPair).where(or(eq(firstConnectionId, id), eq(secondConnectionId, id)));
  await tx.delete(configurationApplied).where(eq(configurationApplied.connectionId, id));
}

/** @throws ConsoleError 404 */
export async function deleteConnection(id: string): Promise<void> {
  const { store } = await getRuntime();
  const deleted = await store.transaction(async (tx) => {
    // The poller holds the place of its history and then asks for the connection: the same order here, else both wait.
    await tx.delete(historyPlace).where(eq(historyPlace.connectionId, id));
    return tx.delete(connection).where(eq(connection.id, id)).returning({ id: connection.id });
  });
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

/**
 * What is stored of a key. Where it does not say its environment, a person does, and else it counts as live: then
 * nothing is done to it without being asked.
 *
 * @throws ConsoleError 422 naming `apiKey`
 */
async function sealed(text: string, id: string, said: 'live' | 'test' = 'live') {
  const { key, hint, environment } = apiKeyOf(text);
  const { config } = await getRuntime();
  return {
    key,
    sealedKey: sealKey(key, id, config.secret),
    keyHint: hint,
    environment: environment ?? said,
    isKeyRecognised: environment !== null,
  };
}

/** @throws ConsoleError 422 naming `apiKey` */
export function apiKeyOf(text: string): ApiKey {
  const read = readApiKey(text);
  if ('problem' in read) throw invalidField('apiKey', read.problem);
  return read;
}
