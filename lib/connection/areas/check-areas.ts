import 'server-only';
import type { Operation } from '@/lib/contract/operation';
import { log } from '@/lib/http/log';
import { type ProbedOperation, trusted } from '@/lib/rules/finding';
import { processWide } from '@/lib/store/process-wide';
import { probedOperations, probeOperations } from '../checks/probe-operations';
import { isSameServerAndKey, openConnection } from '../open-connection';
import { keepAreas, readAreas } from './area-memory';

/** Knowledge older than this is looked up anew when its connection is opened. */
const FRESH_MS = 86_400_000;
/** A server that could not be asked is left alone for so long. */
const RETRY_MS = 600_000;

const running = processWide('area-checks', () => ({
  checks: new Map<string, Promise<readonly ProbedOperation[]>>(),
  tried: new Map<string, number>(),
}));

/**
 * Asks a connection's server now which of these operations it has, and keeps the answer. Those who ask the same at
 * the same time are answered by one check.
 *
 * @param operationIds those without a path parameter count; all where none are given
 * @throws ConsoleError 404 `connection_not_found`, 409 `key_unreadable`
 */
export function checkAreas(
  connectionId: string,
  operationIds?: readonly string[],
): Promise<readonly ProbedOperation[]> {
  const asked = probedOperations.filter(({ id }) => operationIds?.includes(id) ?? true);
  const name = `${connectionId} ${asked.map(({ id }) => id).join(' ')}`;
  const known = running.checks.get(name);
  if (known) return known;
  const check = checkNow(connectionId, asked).finally(() => running.checks.delete(name));
  running.checks.set(name, check);
  return check;
}

async function checkNow(
  connectionId: string,
  asked: readonly Operation[],
): Promise<readonly ProbedOperation[]> {
  const [connection, memory] = await Promise.all([openConnection(connectionId), readAreas([connectionId])]);
  const server = {
    baseUrl: connection.origin + connection.basePath,
    apiKey: connection.authorization().replace(/^Bearer /, ''),
    clienteId: connection.clienteId,
  };
  const known = memory.get(connectionId)?.probed ?? [];
  // Not what was known of those asked now: a server that moved answers 404 to all that it had.
  const ids = new Set(asked.map(({ id }) => id));
  const others = known.filter(({ operationId }) => !ids.has(operationId));
  const found = trusted(await probeOperations(server, asked), others);
  // Whoever changed the connection meanwhile must not be told what the former server has.
  if (isSameServerAndKey(connection, await openConnection(connectionId))) {
    await keepAreas(connectionId, worthKeeping(found, known));
  }
  return found;
}

/** Silence says nothing, and "nobody knows" is no reason to forget what was known. */
function worthKeeping(found: readonly ProbedOperation[], known: readonly ProbedOperation[]) {
  const isKnown = new Set(known.map(({ operationId }) => operationId));
  return found.filter(
    ({ operationId, finding, status }) =>
      status !== null && (finding !== 'unknown' || !isKnown.has(operationId)),
  );
}

/** Looks a connection's areas up anew where little or old is known of them. For the background: never throws. */
export async function refreshStaleAreas(connectionId: string): Promise<void> {
  try {
    const memory = (await readAreas([connectionId])).get(connectionId);
    const age = memory ? Date.now() - Date.parse(memory.checkedAt) : Number.POSITIVE_INFINITY;
    const knowsAll = memory !== undefined && memory.probed.length >= probedOperations.length;
    if (age < FRESH_MS && knowsAll) return;
    const triedAt = running.tried.get(connectionId);
    if (triedAt !== undefined && Date.now() - triedAt < RETRY_MS) return;
    running.tried.set(connectionId, Date.now());
    await checkAreas(connectionId);
  } catch (error) {
    log.warn({ err: error, connectionId }, 'the areas of a connection could not be looked up');
  }
}
