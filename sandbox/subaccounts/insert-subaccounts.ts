import type { Transaction } from '../../lib/database/database.ts';
import { subaccounts } from '../db/tables/subaccounts.ts';
import { addPipeline, defaultStages } from '../services/pipelines/add-pipeline.ts';
import type { SubaccountRow } from '../services/subaccounts/store.ts';

/**
 * Stores subaccounts, each with the default pipeline that a deal goes to. Gives those that are new. Of processes that
 * store the same at once, one does so and the others wait for its transaction.
 */
export async function insertSubaccounts(
  tx: Transaction,
  sent: readonly Pick<SubaccountRow, 'id' | 'nombre'>[],
  now: Date,
): Promise<SubaccountRow[]> {
  const rows = sent.map((one) => ({ ...one, timezone: 'America/Santiago', createdAt: now }));
  const made = await tx.insert(subaccounts).values(rows).onConflictDoNothing().returning();
  for (const { id } of made) {
    await addPipeline({ db: tx, subaccountId: id, now }, { nombre: 'Ventas', stages: defaultStages });
  }
  return made;
}
