import 'server-only';
import type { PlanView } from '@/lib/configuration/plan';
import { undoPlan } from '@/lib/configuration/undo-plan';
import { ConsoleError } from '@/lib/http/console-error';
import { getRuntime } from '@/lib/store/store';
import type { Caller } from './caller';
import { findPlan, getPlan, insertPlan, undoOf } from './plan-rows';
import { wrongState } from './plan-state';
import { readConnection } from './read-connection';
import { findConnection, type KnownSide } from './sides';

/**
 * Makes a plan that takes an ended one back, by how its target is now. One that there is already is answered instead, also
 * where it has ended in part: what is left of it goes on as its own rest. Only one that was withdrawn makes room for another.
 *
 * @throws ConsoleError 404, 409 `wrong_state`, `already_undone`, `nothing_to_plan`
 */
export async function makeUndo(caller: Caller, id: string, requestId: string): Promise<PlanView> {
  const { store } = await getRuntime();
  const row = await findPlan(store.db, caller, id);
  if (row.state !== 'applied' && row.state !== 'partly') throw await wrongState(store.db, id);
  const earlier = await undoOf(store.db, id);
  if (earlier?.state === 'applied') {
    throw new ConsoleError(409, 'already_undone', 'The plan was taken back already', {
      details: [{ field: 'plan', issue: earlier.id }],
    });
  }
  if (earlier) return getPlan(caller, earlier.id);
  const target = await findConnection(caller, row.targetConnectionId);
  const { side } = await readConnection(target.connection, { caller, requestId, maxAgeMs: 0 });
  const { records: done, source } = await getPlan(caller, id);
  const records = undoPlan(done, side);
  if (records.length === 0) {
    throw new ConsoleError(409, 'nothing_to_plan', 'Nothing of the plan is left to be taken back');
  }
  // Only its names are copied: nothing is read of it.
  return insertPlan(caller, { source: { view: source } as KnownSide, target, records, undoOf: id });
}
