import { jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { connection } from './connection.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** A list's filters under a name, of one user and one connection. */
export const savedView = pgTable(
  'saved_view',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    connectionId: text('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    /** The list: `deliveries`, `contacts`. */
    page: text('page').notNull(),
    name: text('name').notNull(),
    /** The filters as the page's address has them, without the question mark. */
    query: text('query').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('saved_view_name').on(table.userId, table.connectionId, table.page, table.name)],
);

/** The columns that a user looks at in a list, in their order, whatever the connection. */
export const shownColumns = pgTable(
  'shown_columns',
  {
    userId: userId(),
    page: text('page').notNull(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.page] })],
);
