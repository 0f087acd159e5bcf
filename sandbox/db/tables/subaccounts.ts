import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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

/** The clocks that somebody moved or froze; where a subaccount has none here, it has the machine's time. */
export const sandboxClocks = pgTable('sandbox_clocks', {
  subaccountId: integer('subaccount_id').primaryKey(),
  /** Ahead of the machine's by so much, while it runs. */
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull().default(0),
  /** The time, while it does not run. */
  frozenAt: instant('frozen_at'),
  /** Where it stops, while it advances. */
  targetAt: instant('target_at'),
  /** Whether it runs from there. */
  runsOn: boolean('runs_on').notNull().default(true),
});
