import { sql } from 'drizzle-orm';
import type { Transaction } from '../../lib/database/database.ts';
import { sendAhead } from '../../lib/database/transaction.ts';

/** What an advisory lock of a subaccount guards; the number is the lock's class. */
const classes = { contacts: 20_118, companies: 20_119, forms: 20_120, subaccounts: 20_121 } as const;

/**
 * Makes the writers of one thing in a subaccount come one after the other until the transaction ends, so that a look
 * whether something exists still holds when it is written. It is sent with the next statement.
 */
export function lockInSubaccount(db: Transaction, subaccountId: number, what: keyof typeof classes): void {
  sendAhead(db, db.execute(sql`select pg_advisory_xact_lock(${classes[what]}::int, ${subaccountId}::int)`));
}
