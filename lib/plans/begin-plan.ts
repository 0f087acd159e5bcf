import 'server-only';
import { and, eq } from 'drizzle-orm';
import { changedSince } from '@/lib/configuration/changed-since';
import type { PlannedRecord, PlanView } from '@/lib/configuration/plan';
import type { BeginRequest } from '@/lib/configuration/requests';
import type { Side } from '@/lib/configuration/side';
import { violatedUnique } from '@/lib/database/query-error';
import { ConsoleError, invalidField } from '@/lib/http/console-error';
import { getRuntime, type Store } from '@/lib/store/store';
import { configurationPlan } from '@/lib/store/tables/configuration';
import type { Caller } from './caller';
import {
  findPlan,
  getPlan,
  type PlanRow,
  plannedOf,
  type RecordRow,
  recordsOf,
  resultOf,
  undoOf,
} from './plan-rows';
import { moveState, wrongState } from './plan-state';
import { readConnection } from './read-connection';
import { assertSameAddress } from './same-address';
import { findConnection } from './sides';

/**
 * Begins to apply an approved plan, or what is left of one that ended in part: its target is read again, and where it is
 * another one than the plan was made for nothing is begun. One that is begun already is answered as it is.
 *
 * @throws ConsoleError 404; 422 where a live target's name is not typed; 409 `wrong_state`, `target_changed` with each
 * record's key, `target_unreadable`, `connection_moved`, `already_undone`,
 * `other_plan_applying` with that plan's id
 */
export async function beginPlan(
  caller: Caller,
  id: string,
  requestId: string,
  { name }: BeginRequest,
): Promise<PlanView> {
  const { store } = await getRuntime();
  const row = await findPlan(store.db, caller, id);
  if (row.state === 'applying') return getPlan(caller, id);
  if (row.state !== 'approved' && row.state !== 'partly') throw await wrongState(store.db, id);
  await assertNotUndone(store, row);
  const { connection, view } = await findConnection(caller, row.targetConnectionId);
  if (view.environment === 'live' && name?.trim() !== view.name) {
    throw invalidField('name', name ? 'invalid_value' : 'required', 'Enter the name of the connection');
  }
  assertSameAddress(row, connection);
  await assertNoOther(store, row);
  const { side } = await readConnection(connection, { caller, requestId, maxAgeMs: 0 });
  const records = (await recordsOf(store.db, id)).filter(isUntouched).map(plannedOf);
  assertReadable(records, side);
  assertUnchanged(records, side);
  try {
    await moveState(store.db, row, ['approved', 'partly'], {
      state: 'applying',
      begunAt: row.begunAt ?? new Date(),
    });
  } catch (error) {
    if (violatedUnique(error) === 'configuration_plan_applying') await assertNoOther(store, row);
    throw error;
  }
  return getPlan(caller, id);
}

/** The rest of a plan is not applied beside what takes it back. */
async function assertNotUndone({ db }: Store, { id }: PlanRow): Promise<void> {
  const undo = await undoOf(db, id);
  if (!undo) return;
  throw new ConsoleError(409, 'already_undone', 'Another plan takes this one back', {
    details: [{ field: 'plan', issue: undo.id }],
  });
}

/** Not what the plan has written to itself, nor what was found changed before: that is looked at again, record by record. */
function isUntouched(row: RecordRow): boolean {
  const result = resultOf(row);
  const isSent = row.steps !== null && row.steps !== '{}';
  return result?.outcome !== 'done' && result?.code !== 'target_changed' && !isSent;
}

/** @throws ConsoleError 409 `other_plan_applying` */
export async function assertNoOther({ db }: Store, { id, targetConnectionId }: PlanRow): Promise<void> {
  const others = await db
    .select({ id: configurationPlan.id })
    .from(configurationPlan)
    .where(
      and(
        eq(configurationPlan.targetConnectionId, targetConnectionId),
        eq(configurationPlan.state, 'applying'),
      ),
    );
  const other = others.find((one) => one.id !== id);
  if (!other) return;
  throw new ConsoleError(409, 'other_plan_applying', 'Another plan is being applied to this connection', {
    details: [{ field: 'plan', issue: other.id }],
  });
}

/** A kind that could not be read now says nothing of whether its records are as they were. */
function assertReadable(records: readonly PlannedRecord[], side: Side): void {
  const kinds = new Set(records.map(({ kind }) => kind));
  const failed = [...kinds].flatMap((kind) => {
    const support = side.kinds.get(kind)?.support;
    return support?.support === 'failed' ? [{ field: kind, issue: support.message ?? 'failed' }] : [];
  });
  if (failed.length === 0) return;
  throw new ConsoleError(409, 'target_unreadable', 'The connection could not be read', { details: failed });
}

function assertUnchanged(records: readonly PlannedRecord[], side: Side): void {
  const changed = changedSince(records, side);
  if (changed.length === 0) return;
  throw new ConsoleError(
    409,
    'target_changed',
    'The connection has changed since the plan was made: make a new one',
    { details: changed.map((key) => ({ field: key, issue: 'changed' })) },
  );
}
