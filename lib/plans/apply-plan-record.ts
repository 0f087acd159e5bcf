import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Id } from '@/lib/api/loose';
import { applyRecord } from '@/lib/configuration/apply/apply-record';
import { namedIn } from '@/lib/configuration/blocks';
import type { RecordResult } from '@/lib/configuration/plan';
import { notFound } from '@/lib/http/console-error';
import { Attempt } from '@/lib/jobs/attempt';
import type { Steps } from '@/lib/jobs/job';
import { parseJson } from '@/lib/json/parse-json';
import { pokeFeeds } from '@/lib/live/feeds';
import type { KindName } from '@/lib/resources/configuration';
import { getRuntime, type Store } from '@/lib/store/store';
import { configurationPlanRecord } from '@/lib/store/tables/configuration';
import type { Caller } from './caller';
import { type Claimed, claimRecord } from './claim-record';
import { writingTarget } from './connection-target';
import { findPlan, plannedOf, type RecordRow, recordsOf, resultOf } from './plan-rows';
import { wrongState } from './plan-state';
import { forgetRead } from './read-memory';
import { assertSameAddress } from './same-address';
import { findConnection } from './sides';

/**
 * Applies one record of a plan, or answers what came of it before: what is done is never done again, what was refused is
 * tried anew. What it waits for is applied with it.
 *
 * @throws ConsoleError 404, 409 `wrong_state`, `connection_moved`, `record_under_way`; ApiError where the server could
 * not be asked: the same record may be asked for again
 * @param asked positions of records that wait for this one
 */
export async function applyPlanRecord(
  caller: Caller,
  id: string,
  position: number,
  requestId: string,
  asked: ReadonlySet<number> = new Set(),
): Promise<RecordResult> {
  const result = await applyOnce(caller, id, position, requestId);
  const isWaiting = result.outcome === 'partial' && result.code === 'unresolved_reference';
  if (!isWaiting) return result;
  const left = await leftNamedBy(id, position, asked);
  for (const one of left) await applyPlanRecord(caller, id, one, requestId, new Set([...asked, position]));
  return left.length === 0 ? result : applyOnce(caller, id, position, requestId);
}

/**
 * Records of the plan that one names and that are not there yet. Of workflows that name each other one has to be first: it
 * is made as a draft and written whole once the others are there.
 */
async function leftNamedBy(planId: string, position: number, asked: ReadonlySet<number>): Promise<number[]> {
  const { store } = await getRuntime();
  const rows = (await recordsOf(store.db, planId)).map((row) => ({ row, record: plannedOf(row) }));
  const self = rows.find(({ row }) => row.position === position)!;
  const named = new Set(namedIn(rows.map(({ record }) => record))(self.record));
  const isLeft = ({ row, record }: (typeof rows)[number]) =>
    named.has(record.key) && record.blocked.length === 0 && finalOf(row) === undefined;
  const isAsked = ({ row }: (typeof rows)[number]) => row.position === position || asked.has(row.position);
  return rows.filter((one) => isLeft(one) && !isAsked(one)).map(({ row }) => row.position);
}

async function applyOnce(
  caller: Caller,
  id: string,
  position: number,
  requestId: string,
): Promise<RecordResult> {
  const { store } = await getRuntime();
  const plan = await findPlan(store.db, caller, id);
  const known = await findRecord(store, id, position);
  const result = finalOf(known);
  if (result) return result;
  if (plan.state !== 'applying') throw await wrongState(store.db, id);
  const { connection } = await findConnection(caller, plan.targetConnectionId);
  assertSameAddress(plan, connection);
  const claimed = await claimRecord(store, id, position);
  try {
    // Another one may have done it while this one waited.
    const done = finalOf(claimed.row);
    if (done) return done;
    // Or has stopped the plan.
    if ((await findPlan(store.db, caller, id)).state !== 'applying') throw await wrongState(store.db, id);
    return await applyClaimed(caller, claimed, { connection, requestId });
  } finally {
    await claimed.release();
  }
}

type Where = {
  readonly connection: Parameters<typeof writingTarget>[0]['connection'];
  readonly requestId: string;
};

async function applyClaimed(caller: Caller, { row, keep }: Claimed, where: Where): Promise<RecordResult> {
  const steps = row.steps === null ? {} : (parseJson(row.steps) as Steps);
  const keepSteps = (now: Steps) => keep({ steps: JSON.stringify(now) });
  const attempt = new Attempt(`${row.planId}-${row.position}`, steps, undefined, keepSteps);
  const recorded: Promise<void>[] = [];
  const target = writingTarget({ ...where, caller }, row.planId, {
    background: (work) => void recorded.push(work),
    onWritten: (connectionId) => {
      forgetRead(connectionId);
      pokeFeeds(connectionId);
    },
  });
  try {
    const record = plannedOf(row);
    const siblings = await createdBy(row.planId, record.kind, row.position);
    const result = await applyRecord(record, attempt, { target, siblings });
    await keep({ steps: JSON.stringify(attempt.steps), result: JSON.stringify(result) });
    return result;
  } catch (error) {
    await keepSteps(attempt.steps);
    throw error;
  } finally {
    // What the activity has of a write is there before its record is answered.
    await Promise.all(recorded);
  }
}

/** What other records of the plan have made: none of it is taken for this one's. */
async function createdBy(planId: string, kind: KindName, position: number): Promise<Id[]> {
  const { store } = await getRuntime();
  const rows = await recordsOf(store.db, planId);
  return rows.flatMap((row) => {
    if (row.position === position || row.result === null) return [];
    return plannedOf(row).kind === kind ? (resultOf(row)?.targetId ?? []) : [];
  });
}

async function findRecord({ db }: Store, planId: string, position: number): Promise<RecordRow> {
  const [row] = await db
    .select()
    .from(configurationPlanRecord)
    .where(and(eq(configurationPlanRecord.planId, planId), eq(configurationPlanRecord.position, position)));
  if (!row) throw notFound('Record of the plan');
  return row;
}

function finalOf(row: RecordRow): RecordResult | undefined {
  const result = resultOf(row);
  return result?.outcome === 'done' ? result : undefined;
}
