import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

export const subaccounts = pgTable('subaccounts', {
  /** Given by the setting that names the key's subaccount, not handed out. */
  id: integer('id').primaryKey(),
  nombre: text('nombre').notNull(),
  /** IANA zone that calendars and workflows take where none is sent. */
  timezone: text('timezone').notNull(),
  /** Signs the links by which visitors return to their appointments. */
  visitorSecret: uuid('visitor_secret').notNull().defaultRandom(),
  createdAt: instant('created_at').notNull(),
});
