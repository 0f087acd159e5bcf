import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type Role, roles } from '../../rules/roles.ts';
import { user } from './auth.ts';

/** One-time links to create the owner. Rows exist only while there is no owner. */
export const setupLink = pgTable('setup_link', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const invitation = pgTable('invitation', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  role: text('role', { enum: roles as unknown as [Role, ...Role[]] }).notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: text('invited_by').references(() => user.id, { onDelete: 'set null' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Tries to sign in within the running window, by the hash of the e-mail address. */
export const signInAttempt = pgTable('sign_in_attempt', {
  emailHash: text('email_hash').primaryKey(),
  count: integer('count').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
