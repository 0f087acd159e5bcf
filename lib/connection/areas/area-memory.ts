import 'server-only';
import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '@/lib/database/database';
import type { ProbedOperation } from '@/lib/rules/finding';
import { processWide } from '@/lib/store/process-wide';
import { getRuntime } from '@/lib/store/store';
import { operationFinding } from '@/lib/store/tables/findings';
import type { Server } from '../checks/http-read';

/** What is known of a connection's server, and since when all of it. */
export interface AreaMemory {
  readonly probed: readonly ProbedOperation[];
  /** ISO 8601 of the oldest finding. */
  readonly checkedAt: string;
}

/** What is remembered of each of these connections; those of which nothing is known are left out. */
export async function readAreas(connectionIds: readonly string[]): Promise<Map<string, AreaMemory>> {
  if (connectionIds.length === 0) return new Map();
  const { store } = await getRuntime();
  const rows = await store.db
    .select()
    .from(operationFinding)
    .where(inArray(operationFinding.connectionId, [...connectionIds]))
    .orderBy(operationFinding.operationId);
  const byConnection = Map.groupBy(rows, ({ connectionId }) => connectionId);
  return new Map([...byConnection].map(([id, findings]) => [id, memoryOf(findings)]));
}

type Row = typeof operationFinding.$inferSelect;

function memoryOf(rows: readonly Row[]): AreaMemory {
  const probed = rows.map(({ operationId, finding, status }) => ({ operationId, finding, status }));
  const oldest = Math.min(...rows.map(({ seenAt }) => seenAt.getTime()));
  return { probed, checkedAt: new Date(oldest).toISOString() };
}

/** Keeps what was found now in the place of what was known before of the same operations. */
export async function keepAreas(
  connectionId: string,
  probed: readonly ProbedOperation[],
  queries?: Queries,
): Promise<void> {
  if (probed.length === 0) return;
  const db = queries ?? (await getRuntime()).store.db;
  const seenAt = new Date();
  await db
    .insert(operationFinding)
    .values(probed.map((one) => ({ ...one, connectionId, seenAt })))
    .onConflictDoUpdate({
      target: [operationFinding.connectionId, operationFinding.operationId],
      set: {
        finding: sql`excluded.finding`,
        status: sql`excluded.status`,
        seenAt: sql`excluded.seen_at`,
      },
    });
}

/** What was found of servers that are not stored yet, until they are: by a digest, so that no key lies around. */
const recent = processWide(
  'recent-areas',
  () => new Map<string, { probed: readonly ProbedOperation[]; until: number }>(),
);
const RECENT_MS = 600_000;
const MAX_RECENT = 50;

/** Keeps for ten minutes what a test found, for when its connection is saved. */
export function noteRecentAreas(server: Server, probed: readonly ProbedOperation[]): void {
  if (probed.length === 0) return;
  if (recent.size >= MAX_RECENT) recent.clear();
  recent.set(digestOf(server), { probed, until: Date.now() + RECENT_MS });
}

/** A connection leads to another server or has another key now: what was known of it goes, what a test found stays. */
export async function replaceAreas(connectionId: string, server: Server, queries: Queries): Promise<void> {
  await queries.delete(operationFinding).where(eq(operationFinding.connectionId, connectionId));
  const found = recent.get(digestOf(server));
  if (found && found.until > Date.now()) await keepAreas(connectionId, found.probed, queries);
}

function digestOf({ baseUrl, apiKey, clienteId }: Server): string {
  return createHash('sha256')
    .update(JSON.stringify([baseUrl, apiKey, clienteId]))
    .digest('base64');
}
