import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { connection } from './connection.ts';

/** Who put the welcome of a connection away, or has seen that all its steps are done; without a row it is shown. */
export const welcome = pgTable(
  'welcome',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    connectionId: text('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['dismissed', 'done'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.connectionId] })],
);
