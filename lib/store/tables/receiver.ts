import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReceiverAnswer } from '../../rules/receiver-answer.ts';
import { user } from './auth.ts';

/** A user's test receiver. Its token is 256 random bits: who knows it may post, and nothing else. */
export const receiver = pgTable('receiver', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  answer: jsonb('answer').$type<ReceiverAnswer>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What a test receiver was sent, the newest of each user (`lib/receiver/received-requests.ts` bounds them). */
export const receivedRequest = pgTable(
  'received_request',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => receiver.userId, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    method: text('method').notNull(),
    query: text('query').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** Base64: a body may hold any bytes, and the signature covers exactly them. */
    body: text('body').notNull(),
    bodyBytes: integer('body_bytes').notNull(),
    /** The body went on; what is kept is its beginning. */
    isCut: boolean('is_cut').notNull(),
    answer: jsonb('answer').$type<ReceiverAnswer>().notNull(),
  },
  (table) => [index('received_request_user').on(table.userId, table.id)],
);
