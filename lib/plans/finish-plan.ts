import 'server-only';
import { eq } from 'drizzle-orm';
import { comparingSides } from '@/lib/configuration/compare';
import type { Comparison } from '@/lib/configuration/comparison';
import { inTurns } from '@/lib/configuration/in-turns';
import type { PlanView } from '@/lib/configuration/plan';
import type { Side } from '@/lib/configuration/side';
import type { Queries } from '@/lib/database/database';
import { ConsoleError } from '@/lib/http/console-error';
import { log } from '@/lib/http/log';
import { parseJson } from '@/lib/json/parse-json';
import { getRuntime } from '@/lib/store/store';
import { connection } from '@/lib/store/tables/connection';
import { keepApplied } from './applied-values';
import type { Caller } from './caller';
import { forgetDeleted, keepPairs, rememberedPairs } from './pairs';
import { appliedOf, deletedOf, pairsAfter, withApplied } from './pairs-after';
import { findPlan, getPlan, type PlanRow, plannedOf, type RecordRow, recordsOf, resultOf } from './plan-rows';
import { moveState, wrongState } from './plan-state';
import { type ReadingOptions, readConnection } from './read-connection';
import { readFiles } from './read-files';
import { assertSameAddress } from './same-address';
import { findConnection } from './sides';

/**
 * Ends a plan: both sides are read again, and what is one on both is remembered with what both have, for merges and for
 * telling drift. One that has ended already is answered as it is,
 * unless all of it was done and only its end was not.
 *
 * @throws ConsoleError 404, 409 `wrong_state`, `connection_moved`, 502 `target_unreadable`
 */
export async function finishPlan(caller: Caller, id: string, requestId: string): Promise<PlanView> {
  const { store } = await getRuntime();
  const row = await findPlan(store.db, caller, id);
  const rows = await recordsOf(store.db, id);
  const isLeft = row.state === 'partly' && !rows.every(isDone);
  if (row.state === 'applied' || isLeft) return getPlan(caller, id);
  if (row.state !== 'applying' && row.state !== 'partly') throw await wrongState(store.db, id);
  const reading = { caller, requestId, maxAgeMs: 0 };
  const [source, target] = await Promise.all([readSource(row, reading), readTarget(row, reading)]);
  assertReadable(rows, target);
  const sides = { source: row.sourceConnectionId, target: row.targetConnectionId };
  const applied = appliedOf(rows);
  const remembered = withApplied(await rememberedPairs(store.db, sides), applied);
  const comparison =
    source &&
    (await inTurns(
      comparingSides({
        source,
        target,
        sourceView: { kind: row.sourceConnectionId === null ? 'files' : 'connection', name: row.sourceName },
        targetView: { kind: 'connection', name: row.targetName },
        remembered,
      }),
    ));
  const pairs = pairsAfter({ source, target, comparison, remembered, applied });
  const isThere = sides.source === null || (await hasConnection(store.db, sides.source));
  await store.transaction(async (tx) => {
    await moveState(tx, row, ['applying', 'partly'], {
      state: rows.every(isDone) ? 'applied' : 'partly',
      endedAt: new Date(),
      // Kept while something is left to be applied.
      ...(rows.every(isDone) && { sourceFiles: null }),
    });
    await forgetDeleted(tx, row.targetConnectionId, deletedOf(rows));
    // Of a connection that was deleted nothing is remembered.
    if (isThere) await keepPairs(tx, sides, pairs, id);
    await keepApplied(tx, {
      connectionId: row.targetConnectionId,
      planId: id,
      side: target,
      settled: settledBy(rows, comparison),
      kinds: [...new Set(rows.map((each) => plannedOf(each).kind))],
    });
  });
  return getPlan(caller, id);
}

/** Undefined where the source is there no more, or cannot be read: what was written is written all the same. */
async function readSource(row: PlanRow, reading: Omit<ReadingOptions, 'onRead'>): Promise<Side | undefined> {
  if (row.sourceConnectionId === null) {
    return row.sourceFiles === null ? undefined : readFiles(filesIn(row.sourceFiles));
  }
  try {
    const { connection } = await findConnection(reading.caller, row.sourceConnectionId);
    return (await readConnection(connection, reading)).side;
  } catch (error) {
    log.warn({ err: error, planId: row.id }, 'the source of a plan could not be read at its end');
    return undefined;
  }
}

async function hasConnection(db: Queries, id: string): Promise<boolean> {
  return (await db.select({ id: connection.id }).from(connection).where(eq(connection.id, id))).length > 0;
}

/** What stands in the target as the plan left it: what it touched, and what is the same on both sides. */
function settledBy(rows: readonly RecordRow[], comparison: Comparison | undefined) {
  const touched = rows.flatMap((row) => {
    const { kind, targetId } = plannedOf(row);
    const result = resultOf(row);
    const id = result?.targetId ?? targetId;
    const isTouched = result && result.outcome !== 'refused' && result.outcome !== 'skipped';
    return isTouched && id !== undefined ? [{ kind, id: String(id) }] : [];
  });
  const equal = (comparison?.kinds ?? []).flatMap(({ kind, records }) =>
    records.flatMap(({ status, targetId }) =>
      status === 'equal' && targetId !== undefined ? [{ kind, id: String(targetId) }] : [],
    ),
  );
  return [...touched, ...equal];
}

async function readTarget(row: PlanRow, reading: Omit<ReadingOptions, 'onRead'>): Promise<Side> {
  const { connection } = await findConnection(reading.caller, row.targetConnectionId);
  assertSameAddress(row, connection);
  return (await readConnection(connection, reading)).side;
}

const filesIn = (text: string) => parseJson(text) as Record<string, string>;

function assertReadable(rows: readonly RecordRow[], target: Side): void {
  const kinds = new Set(rows.map((row) => plannedOf(row).kind));
  const failed = [...kinds].filter((kind) => target.kinds.get(kind)?.support.support === 'failed');
  if (failed.length === 0) return;
  throw new ConsoleError(502, 'target_unreadable', 'The connection could not be read', {
    details: failed.map((kind) => ({ field: kind, issue: 'failed' })),
  });
}

const isDone = (row: RecordRow) => resultOf(row)?.outcome === 'done';
