import { hash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../lib/database/database.ts';
import { sandboxKeys } from '../db/tables/subaccounts.ts';

/** A test key that nobody has yet. */
export const newKey = () => `sac_test_${randomBytes(24).toString('base64url')}`;

/** By which a key is known: the time that a comparison takes says nothing of a stored key. */
export const digestOf = (key: string) => hash('sha256', key, 'base64');

/** The subaccount that a key of the database opens, by its digest; undefined where there is none. */
export async function ownerOfKey(db: Queries, digest: string): Promise<number | undefined> {
  const [row] = await db
    .select({ subaccountId: sandboxKeys.subaccountId })
    .from(sandboxKeys)
    .where(eq(sandboxKeys.digest, digest));
  return row?.subaccountId;
}
