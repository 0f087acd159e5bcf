import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { connection } from './connection.ts';

/** A reply that is written often, of one connection: whoever looks at it sees it. */
export const messageTemplate = pgTable(
  'message_template',
  {
    id: text('id').primaryKey(),
    connectionId: text('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** With merge tags that the console fills in: `Hola {{contact.nombre}}`. */
    body: text('body').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('message_template_name').on(table.connectionId, table.name)],
);
