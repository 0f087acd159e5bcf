import { bigint, boolean, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FaultRule } from '../../../lib/contract/faults.ts';
import { identity, instant } from '../columns.ts';

export const subaccounts = pgTable('subaccounts', {
  /** Given by the setting that names the key's subaccount, not handed out. */
  id: integer('id').primaryKey(),
  nombre: text('nombre').notNull(),
  /** IANA zone that calendars and workflows take where none is sent. */
  timezone: text('timezone').notNull(),
  /** Signs the links by which visitors return to their appointments. */
  visitorSecret: uuid('visitor_secret').notNull().defaultRandom(),
  createdAt: instant('created_at').notNull(),
  /** It was filled with the data of the demonstration. */
  demo: boolean('demo').notNull().default(false),
});

/** Credentials of subaccounts that requests made; those of the settings and of the data folder are no rows. */
export const sandboxKeys = pgTable('sandbox_keys', {
  /** SHA-256 of the key, base64. */
  digest: text('digest').primaryKey(),
  subaccountId: integer('subaccount_id').notNull(),
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

/** What goes wrong on purpose. It is no part of a subaccount's state: a snapshot leaves it as it is. */
export const sandboxFaults = pgTable(
  'sandbox_faults',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    rule: json('rule').$type<FaultRule>().notNull(),
    /** Requests or deliveries that the rule is about, and those that it struck. */
    seen: bigint('seen', { mode: 'number' }).notNull().default(0),
    struck: bigint('struck', { mode: 'number' }).notNull().default(0),
    /** Both by the machine's clock. */
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sandbox_faults_subaccount').on(table.subaccountId, table.id)],
);
