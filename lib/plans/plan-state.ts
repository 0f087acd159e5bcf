import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { PlanState, PlanView } from '@/lib/configuration/plan';
import type { Queries } from '@/lib/database/database';
import { ConsoleError } from '@/lib/http/console-error';
import { mayApplyConfiguration } from '@/lib/rules/roles';
import { getRuntime } from '@/lib/store/store';
import { configurationPlan } from '@/lib/store/tables/configuration';
import type { Caller } from './caller';
import { findPlan, getPlan, type PlanRow } from './plan-rows';

/** @throws ConsoleError 404, 409 `wrong_state` */
export async function approvePlan(caller: Caller, id: string): Promise<PlanView> {
  const { store } = await getRuntime();
  const row = await findPlan(store.db, caller, id);
  if (row.state !== 'approved') {
    const approved = { approvedBy: caller.user.id, approvedByName: caller.user.name, approvedAt: new Date() };
    await moveState(store.db, row, ['proposed'], { state: 'approved', ...approved });
  }
  return getPlan(caller, id);
}

/**
 * Gives a plan up that was not begun: one's own, or anybody's for those who may apply it.
 *
 * @throws ConsoleError 404, 403 `forbidden_role`, 409 `wrong_state`
 */
export async function withdrawPlan(caller: Caller, id: string): Promise<PlanView> {
  const { store } = await getRuntime();
  const row = await findPlan(store.db, caller, id);
  const mayAny = mayApplyConfiguration(caller.role) && caller.scope !== 'read';
  if (row.madeBy !== caller.user.id && !mayAny) {
    throw new ConsoleError(
      403,
      'forbidden_role',
      `Your role (${caller.role}) may withdraw your own plans only`,
    );
  }
  if (row.state !== 'withdrawn') {
    const withdrawn = { state: 'withdrawn', endedAt: new Date(), sourceFiles: null } as const;
    await moveState(store.db, row, ['proposed', 'approved'], withdrawn);
  }
  return getPlan(caller, id);
}

/**
 * Moves a plan on, where it is still in one of these states.
 *
 * @throws ConsoleError 409 `wrong_state`
 */
export async function moveState(
  db: Queries,
  row: PlanRow,
  from: readonly PlanState[],
  to: Partial<typeof configurationPlan.$inferInsert>,
): Promise<void> {
  const moved = await db
    .update(configurationPlan)
    .set(to)
    .where(and(eq(configurationPlan.id, row.id), inArray(configurationPlan.state, [...from])))
    .returning({ id: configurationPlan.id });
  if (moved.length === 0) throw await wrongState(db, row.id);
}

/** 409 that says which state the plan is in now. */
export async function wrongState(db: Queries, id: string): Promise<ConsoleError> {
  const [now] = await db
    .select({ state: configurationPlan.state })
    .from(configurationPlan)
    .where(eq(configurationPlan.id, id));
  const state = now?.state ?? 'withdrawn';
  return new ConsoleError(409, 'wrong_state', `The plan is ${state}`, {
    details: [{ field: 'state', issue: state }],
  });
}
