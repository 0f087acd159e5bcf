import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../lib/database/database.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { subaccounts } from '../../db/tables/subaccounts.ts';

export type SubaccountRow = typeof subaccounts.$inferSelect;

/** The subaccount of the credential. */
export async function getSubaccount({
  db,
  subaccountId,
}: Pick<ReadContext, 'db' | 'subaccountId'>): Promise<SubaccountRow> {
  const [row] = await db.select().from(subaccounts).where(eq(subaccounts.id, subaccountId));
  if (!row) throw notFound('Subaccount');
  return row;
}

/** Says of a subaccount that its data is the demonstration's. */
export async function markDemo(tx: Transaction, subaccountId: number): Promise<void> {
  await tx.update(subaccounts).set({ demo: true }).where(eq(subaccounts.id, subaccountId));
}
