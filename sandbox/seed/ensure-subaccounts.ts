import type { Transaction } from '../../lib/database/database.ts';
import { insertSubaccounts } from '../subaccounts/insert-subaccounts.ts';

/** Makes the subaccounts that keys open, where they are not there yet. Gives those that are new. */
export async function ensureSubaccounts(
  tx: Transaction,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = [...new Set(ids)].map((id) => ({ id, nombre: `Subcuenta ${id}` }));
  return (await insertSubaccounts(tx, rows, now)).map(({ id }) => id);
}
