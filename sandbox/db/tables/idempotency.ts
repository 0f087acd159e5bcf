import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** The first reply to each `Idempotency-Key`, written in the transaction of the change it answers for. */
export const idempotency = pgTable(
  'idempotency',
  {
    subaccountId: integer('subaccount_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path, query and body. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status'),
    /** The reply's text; of a refusal its code, message and details. */
    body: text('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subaccountId, table.key] }),
    index('idempotency_created').on(table.createdAt),
  ],
);
