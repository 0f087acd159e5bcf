import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { connection } from './connection.ts';

/** Which assignee of a connection's tasks a user said that they are: the API has no word for whoever calls it. */
export const ownAssignee = pgTable(
  'own_assignee',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    connectionId: text('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    assigneeId: text('assignee_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.connectionId] })],
);
