import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Every write that went through the proxy, and exports and acts on the test receiver (`operation_id` with a colon, no
 * connection needed). Names are copied in: an entry outlives its user and its connection.
 * `status` is null until the answer is known, and stays null where the console stopped before it was.
 */
export const activity = pgTable(
  'activity',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    userEmail: text('user_email').notNull(),
    connectionId: text('connection_id').notNull(),
    connectionName: text('connection_name').notNull(),
    operationId: text('operation_id').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    /** The record of the API that it was done to or that it made, `/deals/7` (`recordPath`). */
    recordPath: text('record_path'),
    /** The plan of configuration that it belongs to. */
    planId: text('plan_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    requestId: text('request_id').notNull(),
    status: integer('status'),
    durationMs: integer('duration_ms'),
    attempts: integer('attempts'),
    requestBody: text('request_body'),
    replyBody: text('reply_body'),
  },
  (table) => [
    index('activity_user').on(table.userId, table.id),
    index('activity_at').on(table.at),
    index('activity_record').on(table.recordPath, table.id),
    index('activity_plan').on(table.planId, table.id),
    index('activity_operation').on(table.connectionId, table.operationId),
  ],
);
