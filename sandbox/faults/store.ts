import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../lib/database/database.ts';
import { sandboxFaults } from '../db/tables/subaccounts.ts';

export type FaultRow = typeof sandboxFaults.$inferSelect;

/** What a rule has come to beyond what is stored. */
export type Counts = { readonly id: number; readonly seen: number; readonly struck: number };

/** The rules that are on, of one subaccount or of all, in the order in which they were made. */
export function selectFaults(db: Queries, machine: Date, subaccountId?: number): Promise<FaultRow[]> {
  const isOn = gt(sandboxFaults.expiresAt, machine);
  const own = subaccountId === undefined ? isOn : and(isOn, eq(sandboxFaults.subaccountId, subaccountId));
  return db.select().from(sandboxFaults).where(own).orderBy(asc(sandboxFaults.id));
}

/** How many are on in a subaccount. */
export function countFaults(db: Queries, machine: Date, subaccountId: number): Promise<number> {
  return db.$count(
    sandboxFaults,
    and(gt(sandboxFaults.expiresAt, machine), eq(sandboxFaults.subaccountId, subaccountId)),
  );
}

/** Stores a rule; those of the subaccount that have ended go. */
export async function insertFault(
  tx: Transaction,
  values: typeof sandboxFaults.$inferInsert & { createdAt: Date },
): Promise<FaultRow> {
  const { subaccountId, createdAt } = values;
  await tx
    .delete(sandboxFaults)
    .where(and(eq(sandboxFaults.subaccountId, subaccountId), lte(sandboxFaults.expiresAt, createdAt)));
  const [row] = await tx.insert(sandboxFaults).values(values).returning();
  return row!;
}

/** Removes the rules that are on, or the one of this id; answers what they were. */
export function removeFaults(
  tx: Transaction,
  { subaccountId, machine, id }: { subaccountId: number; machine: Date; id?: number },
): Promise<FaultRow[]> {
  const own = and(eq(sandboxFaults.subaccountId, subaccountId), gt(sandboxFaults.expiresAt, machine));
  return tx
    .delete(sandboxFaults)
    .where(id === undefined ? own : and(own, eq(sandboxFaults.id, id)))
    .returning();
}

/** Adds to what the rules have come to; those that are gone count no more. */
export async function addCounts(db: Queries, counts: readonly Counts[]): Promise<void> {
  await db.execute(sql`
    update sandbox_faults set seen = sandbox_faults.seen + more.seen, struck = sandbox_faults.struck + more.struck
    from json_to_recordset(${JSON.stringify(counts)}::json) as more(id bigint, seen bigint, struck bigint)
    where sandbox_faults.id = more.id`);
}
