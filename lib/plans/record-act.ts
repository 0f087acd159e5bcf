import 'server-only';
import { randomUUID } from 'node:crypto';
import { beginActivity } from '@/lib/activity/activity-entry';
import type { PlanView } from '@/lib/configuration/plan';
import { statusOfError } from '@/lib/http/error-reply';
import { getRuntime } from '@/lib/store/store';
import type { Caller } from './caller';
import { findPlan } from './plan-rows';

/** What people do with a plan as a whole, each an entry of the activity under it (`configuration:<act>`). */
export const planActs = ['approve', 'begin', 'withdraw', 'stop', 'undo'] as const;
export type PlanAct = (typeof planActs)[number];

/**
 * Does it and has it in the activity, also where it was refused. The undo of a plan stands under the plan that it takes back.
 *
 * @throws ConsoleError 404, 503 `not_recorded`, and whatever `act` throws
 */
export async function recordedAct(
  name: PlanAct,
  { caller, id }: { readonly caller: Caller; readonly id: string },
  act: () => Promise<PlanView>,
): Promise<PlanView> {
  const { store } = await getRuntime();
  const plan = await findPlan(store.db, caller, id);
  const requestId = `req_${randomUUID()}`;
  const startedAt = Date.now();
  const finish = await beginActivity(store, {
    at: new Date(startedAt),
    userId: caller.user.id,
    userName: caller.user.name,
    userEmail: caller.user.email,
    connectionId: plan.targetConnectionId,
    connectionName: plan.targetName,
    operationId: `configuration:${name}`,
    method: 'POST',
    path: `/configuration/plans/${id}/${name}`,
    planId: id,
    idempotencyKey: '',
    requestId,
    requestBody: null,
  });
  const end = (status: number) =>
    finish({ status, requestId, durationMs: Date.now() - startedAt, attempts: 1, replyBody: null });
  try {
    const done = await act();
    await end(200);
    return done;
  } catch (error) {
    await end(statusOfError(error));
    throw error;
  }
}
