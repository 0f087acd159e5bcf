import 'server-only';
import { readSide } from '@/lib/configuration/read-side';
import type { Side } from '@/lib/configuration/side';
import { isSameServerAndKey, type OpenConnection } from '@/lib/connection/open-connection';
import type { KindName } from '@/lib/resources/configuration';
import type { Caller } from './caller';
import { readingTarget } from './connection-target';
import { generationOf, type Kept, keepRead, keptOf } from './read-memory';

/** How long a comparison goes by what was read: as long as somebody looks at it and chooses. */
export const KEPT_MS = 5 * 60_000;

export type ReadConnection = { readonly side: Side; readonly readAt: number };

export type ReadingOptions = {
  readonly caller: Caller;
  readonly requestId: string;
  readonly signal?: AbortSignal;
  readonly onRead?: (kind: KindName, count: number) => void;
  /** What was read longer ago is read anew: 0 reads now. */
  readonly maxAgeMs?: number;
};

/** All configuration of a connection's server, read now or in the last minutes. */
export async function readConnection(
  connection: OpenConnection,
  { caller, requestId, signal, onRead, maxAgeMs = KEPT_MS }: ReadingOptions,
): Promise<ReadConnection> {
  const known = keptOf(connection.id);
  if (known && isFresh(known, connection, maxAgeMs)) return known;
  const generation = generationOf(connection.id);
  const readAt = Date.now();
  const target = readingTarget({ connection, caller, requestId, ...(signal && { signal }) });
  const side = await readSide(target, { ...(signal && { signal }), ...(onRead && { onRead }) });
  signal?.throwIfAborted();
  keepRead({ side, readAt, connection }, generation);
  return { side, readAt };
}

function isFresh({ readAt, connection }: Kept, asked: OpenConnection, maxAgeMs: number): boolean {
  return Date.now() - readAt < maxAgeMs && isSameServerAndKey(connection, asked);
}
