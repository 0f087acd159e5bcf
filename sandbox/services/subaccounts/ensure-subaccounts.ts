import type { Database } from '../../../lib/database/database.ts';
import { subaccounts } from '../../db/tables/subaccounts.ts';
import { addPipeline, defaultStages } from '../pipelines/add-pipeline.ts';

/** Makes the subaccounts that keys open, each with the default pipeline that a deal goes to. */
export async function ensureSubaccounts(
  database: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const rows = ids.map((id) => ({
    id,
    nombre: `Subcuenta ${id}`,
    timezone: 'America/Santiago',
    createdAt: now,
  }));
  await database.transaction(async (tx) => {
    const made = await tx
      .insert(subaccounts)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: subaccounts.id });
    for (const { id } of made) {
      const context = { db: tx, subaccountId: id, now };
      await addPipeline(context, { nombre: 'Ventas', stages: defaultStages });
    }
  });
}
