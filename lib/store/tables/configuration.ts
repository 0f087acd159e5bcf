import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { user } from './auth.ts';
import { connection } from './connection.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const environments = { enum: ['live', 'test'] } as const;

/**
 * A plan of configuration from one side to a connection. Names are copied in: it outlives its connections and its
 * people. JSON stands as text, so that its numbers stay as they were.
 */
export const configurationPlan = pgTable(
  'configuration_plan',
  {
    /** Random: a link to it is no guess. */
    id: text('id').primaryKey(),
    state: text('state', {
      enum: ['proposed', 'approved', 'applying', 'applied', 'partly', 'withdrawn'],
    }).notNull(),
    /** Null where the source is files. */
    sourceConnectionId: text('source_connection_id'),
    sourceName: text('source_name').notNull(),
    sourceEnvironment: text('source_environment', environments),
    /** The files themselves, paths and texts, until the plan has ended: bases are kept of what they say. */
    sourceFiles: text('source_files'),
    targetConnectionId: text('target_connection_id').notNull(),
    targetName: text('target_name').notNull(),
    targetEnvironment: text('target_environment', environments).notNull(),
    /** Which server, and which of its clients, it was made for: ids of another's records are others'. */
    targetAddress: text('target_address'),
    madeBy: text('made_by').notNull(),
    madeByName: text('made_by_name').notNull(),
    madeAt: instant('made_at').notNull(),
    approvedBy: text('approved_by'),
    approvedByName: text('approved_by_name'),
    approvedAt: instant('approved_at'),
    begunAt: instant('begun_at'),
    endedAt: instant('ended_at'),
    undoOf: text('undo_of'),
  },
  (table) => [
    index('configuration_plan_target').on(table.targetConnectionId, table.madeAt),
    index('configuration_plan_source').on(table.sourceConnectionId, table.madeAt),
    index('configuration_plan_undo_of').on(table.undoOf),
    // Two plans at once would each write over what the other had read.
    uniqueIndex('configuration_plan_applying').on(table.targetConnectionId).where(sql`state = 'applying'`),
  ],
);

/** One record of a plan, and how far its writing is. */
export const configurationPlanRecord = pgTable(
  'configuration_plan_record',
  {
    planId: text('plan_id')
      .notNull()
      .references(() => configurationPlan.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** A `PlannedRecord`. */
    record: text('record').notNull(),
    /** The `Choice` that it was made of; null in a plan that takes another back. */
    choice: text('choice'),
    /** `Steps` of its attempt with their idempotency keys' refusals: kept before each is sent. */
    steps: text('steps'),
    /** A `RecordResult`. */
    result: text('result'),
    /** Who is writing it, and until when they have it unless they say that they still do. */
    claimedBy: text('claimed_by'),
    claimedUntil: instant('claimed_until'),
  },
  (table) => [primaryKey({ columns: [table.planId, table.position] })],
);

/**
 * Two records that are one on two sides: because they were applied, or because somebody said so. The sides stand in
 * a fixed order, files (null) first, so that one row serves both directions.
 */
export const configurationPair = pgTable(
  'configuration_pair',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: files. */
    firstConnectionId: text('first_connection_id').references(() => connection.id, { onDelete: 'cascade' }),
    secondConnectionId: text('second_connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Ids as text; of files the record's key. Null of one side: somebody said that the other has none there. */
    firstId: text('first_id'),
    secondId: text('second_id'),
    /** What both had after the last apply, portable: what a merge starts from. */
    base: text('base'),
    planId: text('plan_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('configuration_pair_first').on(table.firstConnectionId, table.kind, table.firstId),
    index('configuration_pair_second').on(table.secondConnectionId, table.kind, table.secondId),
  ],
);

/**
 * A record of a connection as it stood when a plan to it ended: what drift is told from. It is the connection's own value
 * in its own names, whatever the source was and whatever has been applied from it since.
 */
export const configurationApplied = pgTable(
  'configuration_applied',
  {
    connectionId: text('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    /** Portable. */
    value: text('value').notNull(),
    /** No plan wrote it and no source has the same: it is the target's own, and stood there at the newest plan's end. */
    isOwn: boolean('is_own').notNull(),
    /** All records of its kind are known: others are new. */
    isWhole: boolean('is_whole').notNull(),
    planId: text('plan_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.kind, table.recordId] })],
);

/**
 * A token by which a program without a session reads, and perhaps writes, the configuration of one connection. Of the
 * token itself the digest alone is here. It ends with its connection and with whoever made it.
 */
export const configurationToken = pgTable(
  'configuration_token',
  {
    id: text('id').primaryKey(),
    connectionId: text('connection_id')
      .notNull()
      .references(() => connection.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['read', 'apply'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The token's last characters. */
    hint: text('hint').notNull(),
    madeBy: text('made_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    madeAt: instant('made_at').notNull(),
    /** Null: for good. */
    expiresAt: instant('expires_at'),
    /** Written at most once a minute. */
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [uniqueIndex('configuration_token_name').on(table.connectionId, table.name)],
);
