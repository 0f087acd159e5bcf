import { isNotNull } from 'drizzle-orm';
import { bigint, boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { webhookFaultKinds } from '../../../lib/contract/faults.ts';
import { identity, instant, reference } from '../columns.ts';

// No foreign keys between these tables: each check would lock the one hot endpoint row on every write. Endpoints are
// never removed (`deleted_at`), and retention removes attempts, deliveries and events in that order.

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    url: text('url').notNull(),
    description: text('description'),
    /** Event types, or `*` alone. */
    events: text('events').array().notNull(),
    active: boolean('active').notNull(),
    secret: text('secret').notNull(),
    previousSecret: text('previous_secret'),
    previousSecretExpiresAt: instant('previous_secret_expires_at'),
    consecutiveFailures: integer('consecutive_failures').notNull().default(0),
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [index('webhook_endpoints_subaccount').on(table.subaccountId, table.id)],
);

export const events = pgTable(
  'events',
  {
    /** Ascends in commit order within a subaccount: appendEvents takes it under the subaccount's lock. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    subaccountId: integer('subaccount_id').notNull(),
    type: text('type').notNull(),
    /** The envelope, byte for byte as it is sent and signed. */
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    /** `X-Request-Id` of the request that caused it; null for what workflows, the clock and visitors' pages cause. */
    requestId: text('request_id'),
  },
  (table) => [
    index('events_subaccount').on(table.subaccountId, table.id),
    index('events_type').on(table.subaccountId, table.type, table.id),
    index('events_created').on(table.createdAt),
    index('events_request').on(table.subaccountId, table.requestId).where(isNotNull(table.requestId)),
  ],
);

export const deliveries = pgTable(
  'deliveries',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    endpointId: reference('endpoint_id').notNull(),
    eventId: reference('event_id').notNull(),
    eventType: text('event_type').notNull(),
    status: text('status', { enum: ['pending', 'retrying', 'delivered', 'failed', 'held'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    responseStatus: integer('response_status'),
    error: text('error'),
    /** When it is due, by the subaccount's clock. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Who holds it; only the holder may settle it. */
    lease: text('lease'),
    /** Until when nobody else may take it, by the machine's clock. */
    leasedUntil: instant('leased_until'),
    redeliveryOf: reference('redelivery_of'),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('deliveries_due').on(table.endpointId, table.nextAttemptAt).where(isNotNull(table.nextAttemptAt)),
    index('deliveries_subaccount').on(table.subaccountId, table.id),
    index('deliveries_endpoint').on(table.endpointId, table.id),
    index('deliveries_status').on(table.subaccountId, table.status, table.id),
    index('deliveries_event').on(table.eventId),
    index('deliveries_created').on(table.createdAt),
  ],
);

export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    deliveryId: reference('delivery_id').notNull(),
    number: integer('number').notNull(),
    url: text('url').notNull(),
    startedAt: instant('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    // json, not jsonb: never queried, and parsing them halves what PGlite can record.
    requestHeaders: json('request_headers').$type<Record<string, string>>().notNull(),
    responseStatus: integer('response_status'),
    responseHeaders: json('response_headers').$type<Record<string, string>>(),
    responseBody: text('response_body'),
    error: text('error'),
    /** What went wrong with it on purpose. */
    fault: text('fault', { enum: webhookFaultKinds }),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
);
