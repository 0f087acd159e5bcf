import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A server of the API and the key to it. The key is stored sealed (`lib/connection/key-vault.ts`). */
export const connection = pgTable('connection', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Ends in the version segment, without a slash at the end. */
  baseUrl: text('base_url').notNull(),
  sealedKey: text('sealed_key').notNull(),
  keyHint: text('key_hint').notNull(),
  environment: text('environment', { enum: ['live', 'test'] }).notNull(),
  /** Whether the key says its environment itself; else a person did. */
  isKeyRecognised: boolean('is_key_recognised').notNull().default(true),
  clienteId: bigint('cliente_id', { mode: 'number' }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
