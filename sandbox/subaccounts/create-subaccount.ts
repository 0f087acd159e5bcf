import { sql } from 'drizzle-orm';
import {
  type createSubaccount as createSubaccountOperation,
  MOST_MADE_SUBACCOUNTS,
} from '../../lib/contract/subaccounts.ts';
import type { Transaction } from '../../lib/database/database.ts';
import type { Verb, WriteContext } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { lockInSubaccount } from '../db/locks.ts';
import { sandboxKeys } from '../db/tables/subaccounts.ts';
import { insertSubaccounts } from './insert-subaccounts.ts';
import { digestOf, newKey } from './keys.ts';
import { subaccountRecord } from './subaccount-record.ts';

/** Ids of the settings are small numbers that people choose: those that are made come after this one. */
const LAST_CHOSEN_ID = 1000;

/** Writers of what belongs to no subaccount come one after the other. */
const OF_ALL = 0;

/** Makes an empty subaccount and its key, of which the hash alone is stored. `machine` is the machine's time. */
export function createSubaccount(machine: () => Date): Verb<WriteContext, typeof createSubaccountOperation> {
  return async ({ db }, { body }) => {
    lockInSubaccount(db, OF_ALL, 'subaccounts');
    const { id, made } = await nextId(db);
    if (made >= MOST_MADE_SUBACCOUNTS) {
      throw new ApiError('too_many_subaccounts', `${MOST_MADE_SUBACCOUNTS} subaccounts were made already`);
    }
    const now = machine();
    const [row] = await insertSubaccounts(db, [{ id, nombre: body.name }], now);
    const key = newKey();
    await db.insert(sandboxKeys).values({ digest: digestOf(key), subaccountId: id, createdAt: now });
    return { ...subaccountRecord(row!), api_key: key };
  };
}

async function nextId(db: Transaction): Promise<{ id: number; made: number }> {
  const { rows } = await db.execute<{ id: number; made: number }>(sql`
    select greatest((select max(id) from subaccounts), ${LAST_CHOSEN_ID}::int) + 1 as id,
      (select count(distinct subaccount_id)::int from sandbox_keys) as made`);
  return rows[0]!;
}
