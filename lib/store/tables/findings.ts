import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { findings } from '../../rules/finding.ts';
import { connection } from './connection.ts';

/** What a connection's server made of one operation when it was asked last: has it, has it not, no right to it. */
export const operationFinding = pgTable(
  'operation_finding',
  {
    connectionId: text('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    operationId: text('operation_id').notNull(),
    finding: text('finding', { enum: findings }).notNull(),
    /** HTTP status of the answer, null where none came. */
    status: integer('status'),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.operationId] })],
);
