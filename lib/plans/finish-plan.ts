import 'server-only';
import { comparingSides } from '@/lib/configuration/compare';
import { inTurns } from '@/lib/configuration/in-turns';
import type { PlanView } from '@/lib/configuration/plan';
import type { Side } from '@/lib/configuration/side';
import { ConsoleError } from '@/lib/http/console-error';
import { parseJson } from '@/lib/json/parse-json';
import { getRuntime } from '@/lib/store/store';
import type { Caller } from './caller';
import { forgetDeleted, keepPairs, rememberedPairs } from './pairs';
import { appliedOf, deletedOf, pairsAfter, withApplied } from './pairs-after';
import { findPlan, getPlan, type PlanRow, plannedOf, type RecordRow, recordsOf, resultOf } from './plan-rows';
import { moveState, wrongState } from './plan-state';
import { type ReadingOptions, readConnection } from './read-connection';
import { readFiles } from './read-files';
import { findConnection } from './sides';

/**
 * Ends a plan: both sides are read again, and what is one on both is remembered with what both have, for merges and for
 * telling drift. One that has ended already is answered as it is.
 *
 * @param isAgain what was left of an ended one was applied after all
 * @throws ConsoleError 404, 409 `wrong_state`, 502 `target_unreadable`
 */
export async function finishPlan(
  caller: Caller,
  id: string,
  requestId: string,
  isAgain = false,
): Promise<PlanView> {
  const { store } = await getRuntime();
  const row = await findPlan(store.db, caller, id);
  if ((row.state === 'applied' || row.state === 'partly') && !isAgain) return getPlan(caller, id);
  if (row.state !== 'applying' && row.state !== 'partly') throw await wrongState(store.db, id);
  const reading = { caller, requestId, maxAgeMs: 0 };
  const [source, target] = await Promise.all([readSource(row, reading), readTarget(row, reading)]);
  const rows = await recordsOf(store.db, id);
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
  await store.transaction(async (tx) => {
    await moveState(tx, row, ['applying', 'partly'], {
      state: rows.every(isDone) ? 'applied' : 'partly',
      endedAt: new Date(),
      // Kept while something is left to be applied.
      ...(rows.every(isDone) && { sourceFiles: null }),
    });
    await forgetDeleted(tx, row.targetConnectionId, deletedOf(rows));
    // Of a connection that was deleted nothing is remembered.
    if (source || sides.source === null) await keepPairs(tx, sides, pairs, id);
  });
  return getPlan(caller, id);
}

/** Undefined where the source is there no more. */
async function readSource(row: PlanRow, reading: Omit<ReadingOptions, 'onRead'>): Promise<Side | undefined> {
  if (row.sourceConnectionId === null) {
    return row.sourceFiles === null ? undefined : readFiles(filesIn(row.sourceFiles));
  }
  try {
    const { connection } = await findConnection(reading.caller, row.sourceConnectionId);
    return (await readConnection(connection, reading)).side;
  } catch (error) {
    if (error instanceof ConsoleError && error.code === 'connection_not_found') return undefined;
    throw error;
  }
}

async function readTarget(row: PlanRow, reading: Omit<ReadingOptions, 'onRead'>): Promise<Side> {
  const { connection } = await findConnection(reading.caller, row.targetConnectionId);
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
