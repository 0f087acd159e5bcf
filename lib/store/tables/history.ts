import { bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { connection } from './connection.ts';

type Change = { readonly field: string; readonly before: string | null; readonly after: string | null };

const instant = (name: string) => timestamp(name, { withTimezone: true });
const connectionId = () => text('connection_id').references(() => connection.id, { onDelete: 'cascade' });

/** How far the events of a connection's server are in the index: nothing is missing between `since` and `cursor`. */
export const historyPlace = pgTable('history_place', {
  connectionId: connectionId().primaryKey(),
  /** The cursors are of this server's. */
  server: text('server').notNull(),
  /** Behind the last event that was read; null before the oldest one. */
  cursor: text('cursor'),
  /** When that event happened, by the server's clock; null where none was read or it does not say. */
  lastAt: instant('last_at'),
  since: instant('since').notNull(),
});

/** Which event was about which record, and what it changed. All that it says is read from the server, when somebody looks. */
export const historyEvent = pgTable(
  'history_event',
  {
    /** In the order of the events. */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    connectionId: connectionId().notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    kind: text('kind').notNull(),
    recordId: text('record_id').notNull(),
    /** When it happened; null where the server does not say. */
    at: instant('at'),
    /** The event follows this cursor; null for the server's oldest one. */
    cursor: text('cursor'),
    /** The fields that it says were changed, in short; null of events that were read before this was kept. */
    changes: jsonb('changes').$type<readonly Change[]>(),
    readAt: instant('read_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('history_event_once').on(table.connectionId, table.eventId),
    index('history_event_record').on(table.connectionId, table.kind, table.recordId, table.id),
    index('history_event_read_at').on(table.readAt),
  ],
);
