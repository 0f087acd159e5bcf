import type { Transaction } from '../../lib/database/database.ts';
import { subaccounts } from '../db/tables/subaccounts.ts';
import { addPipeline, defaultStages } from '../services/pipelines/add-pipeline.ts';

/**
 * Makes the subaccounts that keys open, each with the default pipeline that a deal goes to. Gives those that are
 * new. Of processes that start at once, the one that inserts does so and the others wait for its transaction.
 */
export async function ensureSubaccounts(
  tx: Transaction,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = [...new Set(ids)].map((id) => ({
    id,
    nombre: `Subcuenta ${id}`,
    timezone: 'America/Santiago',
    createdAt: now,
  }));
  const made = await tx
    .insert(subaccounts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: subaccounts.id });
  for (const { id } of made) {
    await addPipeline({ db: tx, subaccountId: id, now }, { nombre: 'Ventas', stages: defaultStages });
  }
  return made.map(({ id }) => id);
}
