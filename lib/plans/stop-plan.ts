import 'server-only';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { PlanView } from '@/lib/configuration/plan';
import { log } from '@/lib/http/log';
import { getRuntime } from '@/lib/store/store';
import { configurationPlanRecord } from '@/lib/store/tables/configuration';
import type { Caller } from './caller';
import { recordUnderWay } from './claim-record';
import { finishPlan } from './finish-plan';
import { findPlan, getPlan } from './plan-rows';
import { moveState, wrongState } from './plan-state';

/**
 * Ends a plan where it is, so that others may be applied to its target: also where neither side can be read, when nothing
 * is remembered of it. What is left of it can be begun again.
 *
 * @throws ConsoleError 404, 409 `wrong_state`, `record_under_way`
 */
export async function stopPlan(caller: Caller, id: string, requestId: string): Promise<PlanView> {
  const { store } = await getRuntime();
  const row = await findPlan(store.db, caller, id);
  if (row.state === 'partly' || row.state === 'applied') return getPlan(caller, id);
  if (row.state !== 'applying') throw await wrongState(store.db, id);
  await assertNoneUnderWay(id);
  try {
    return await finishPlan(caller, id, requestId);
  } catch (error) {
    log.warn({ err: error, planId: id }, 'a plan was stopped without its end being looked at');
  }
  await moveState(store.db, row, ['applying'], { state: 'partly', endedAt: new Date() });
  return getPlan(caller, id);
}

async function assertNoneUnderWay(planId: string): Promise<void> {
  const { store } = await getRuntime();
  const { claimedBy, claimedUntil } = configurationPlanRecord;
  const isTaken = and(isNotNull(claimedBy), gt(claimedUntil, new Date()));
  const taken = await store.db
    .select({ position: configurationPlanRecord.position })
    .from(configurationPlanRecord)
    .where(and(eq(configurationPlanRecord.planId, planId), isTaken));
  if (taken.length > 0) throw recordUnderWay();
}
