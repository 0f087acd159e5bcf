import 'server-only';
import type { z } from 'zod';
import { ConsoleError } from '@/lib/http/console-error';
import { getRuntime } from '@/lib/store/store';
import { keepAreas, noteRecentAreas } from './areas/area-memory';
import { checkServer } from './checks/check-server';
import type { Server } from './checks/http-read';
import type { connectionTest } from './connection-input';
import { apiKeyOf, assertKeyMayGoTo, baseUrlOf, findRow } from './connections';
import type { Diagnosis } from './diagnosis';
import { openKey } from './key-vault';
import { openConnection } from './open-connection';

/**
 * Tests a connection, stored or about to be: what was seen on the way to its server, and which areas that has. What is
 * learned of a stored one is kept with it, what is learned of one that is not stored so until it is.
 *
 * @throws ConsoleError 404, 409 `key_unreadable`, 422
 */
export async function testConnection(sent: z.output<typeof connectionTest>): Promise<Diagnosis> {
  const row = 'id' in sent ? await findRow(sent.id) : undefined;
  const baseUrl = sent.baseUrl === undefined ? row!.baseUrl : baseUrlOf(sent.baseUrl);
  if (row) assertKeyMayGoTo(baseUrl, row, sent.apiKey);
  const storedKey = row && openKey(row.sealedKey, row.id, (await getRuntime()).config.secret);
  const given = sent.apiKey ?? storedKey;
  if (!given) throw new ConsoleError(409, 'key_unreadable', 'The stored key cannot be read: enter it again');
  const { key: apiKey, environment } = apiKeyOf(given);
  const clienteId = sent.clienteId === undefined ? (row?.clienteId ?? null) : sent.clienteId;

  const server: Server = { baseUrl, apiKey, clienteId };
  const found = await checkServer(server);
  if (row && (await isAsStored(row.id, server))) await keepAreas(row.id, found.areas);
  else noteRecentAreas(server, found.areas);
  return { ...found, environment, checkedAt: new Date().toISOString() };
}

/** Looked at after the test: the connection may have been changed or deleted meanwhile. */
async function isAsStored(id: string, { baseUrl, apiKey, clienteId }: Server): Promise<boolean> {
  const stored = await openConnection(id).catch(() => undefined);
  return (
    stored !== undefined &&
    stored.origin + stored.basePath === baseUrl &&
    stored.authorization() === `Bearer ${apiKey}` &&
    stored.clienteId === clienteId
  );
}
