import { eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../lib/database/database.ts';
import { sandboxClocks } from '../db/tables/subaccounts.ts';
import type { ClockRow } from './clocks.ts';

/** Undefined where the subaccount has the machine's time. */
export async function selectClock(db: Queries, subaccountId: number): Promise<ClockRow | undefined> {
  const [row] = await db.select().from(sandboxClocks).where(eq(sandboxClocks.subaccountId, subaccountId));
  return row;
}

/** The subaccount's clock, made where there is none, held until the transaction ends: nobody else moves it meanwhile. */
export async function lockClock(tx: Transaction, subaccountId: number): Promise<ClockRow> {
  await tx.insert(sandboxClocks).values({ subaccountId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(sandboxClocks)
    .where(eq(sandboxClocks.subaccountId, subaccountId))
    .for('update');
  return row!;
}

export async function saveClock(
  tx: Transaction,
  subaccountId: number,
  values: Partial<Omit<ClockRow, 'subaccountId'>>,
): Promise<ClockRow> {
  const [row] = await tx
    .update(sandboxClocks)
    .set(values)
    .where(eq(sandboxClocks.subaccountId, subaccountId))
    .returning();
  return row!;
}

/** True while something that is due at `now` has not been done: no later moment may come before it. */
export async function hasDueWork(db: Queries, subaccountId: number, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ due: boolean }>(sql`
    select exists(
      select from webhook_endpoints endpoint
      join deliveries on deliveries.endpoint_id = endpoint.id and deliveries.next_attempt_at <= ${at}
      where endpoint.subaccount_id = ${subaccountId}::int and endpoint.active and endpoint.deleted_at is null
    ) or exists(
      select from workflow_runs where subaccount_id = ${subaccountId}::int and due_at <= ${at}
    ) or exists(
      select from workflow_starts where subaccount_id = ${subaccountId}::int
    ) as due`);
  return rows[0]!.due;
}

/** The next moment after `now` at which something is due; undefined where nothing is. */
export async function nextDueMoment(db: Queries, subaccountId: number, now: Date): Promise<Date | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ next: string | null }>(sql`
    select least((
      select min(due.next_attempt_at) from webhook_endpoints endpoint
      cross join lateral (
        select next_attempt_at from deliveries
        where endpoint_id = endpoint.id and next_attempt_at > ${at} order by next_attempt_at limit 1
      ) due
      where endpoint.subaccount_id = ${subaccountId}::int and endpoint.active and endpoint.deleted_at is null
    ), (
      select min(due_at) from workflow_runs where subaccount_id = ${subaccountId}::int and due_at > ${at}
    )) as next`);
  const { next } = rows[0]!;
  return next === null ? undefined : new Date(next);
}
