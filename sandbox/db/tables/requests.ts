import { isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, json, type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import { idempotencyOutcomes } from '../../../lib/contract/requests.ts';
import { identity, instant } from '../columns.ts';

/** The words of a column, to be found by their beginnings: a tenth of what an index of parts of words costs. */
export const wordsOf = (column: Pick<PgColumn, 'name'>): SQL =>
  sql`array_to_tsvector(string_to_array(${column}, ' '))`;

/** All but what the console reads by itself, which would bury the rest. */
export const isNoConsoleRead = (table: Record<'client' | 'method', SQLWrapper>): SQL =>
  sql`(${table.client} is null or ${table.method} <> 'GET')`;

/** What was asked of the API and what it answered; written behind the answers (`sandbox/request-log`). */
export const requests = pgTable(
  'requests',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    requestId: text('request_id').notNull(),
    /** By the machine's clock. */
    receivedAt: instant('received_at').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    query: text('query'),
    operation: text('operation'),
    status: integer('status').notNull(),
    errorCode: text('error_code'),
    durationMs: integer('duration_ms').notNull(),
    /** The last four characters of the key. */
    keyHint: text('key_hint').notNull(),
    /** What the key is called; null where it has no name. */
    keyName: text('key_name'),
    /** Null for a program that is not known. */
    client: text('client', { enum: ['console'] }),
    idempotency: text('idempotency', { enum: idempotencyOutcomes }).notNull(),
    idempotencyKey: text('idempotency_key'),
    requestHeaders: json('request_headers').$type<Record<string, string>>().notNull(),
    requestBody: text('request_body'),
    requestBodyBytes: integer('request_body_bytes').notNull(),
    responseHeaders: json('response_headers').$type<Record<string, string>>().notNull(),
    responseBody: text('response_body'),
    responseBodyBytes: integer('response_body_bytes').notNull(),
    /** The words of path, query and the beginning of both bodies, a space between two, each once. */
    buscable: text('buscable').notNull(),
  },
  (table) => [
    index('requests_subaccount').on(table.subaccountId, table.id),
    index('requests_status').on(table.subaccountId, table.status, table.id),
    index('requests_method').on(table.subaccountId, table.method, table.id),
    index('requests_operation').on(table.subaccountId, table.operation, table.id),
    index('requests_key').on(table.subaccountId, table.keyHint, table.id),
    index('requests_key_name')
      .on(table.subaccountId, table.keyName, table.id)
      .where(isNotNull(table.keyName)),
    index('requests_client').on(table.subaccountId, table.client, table.id),
    index('requests_others').on(table.subaccountId, table.id).where(isNoConsoleRead(table)),
    index('requests_path').on(table.subaccountId, table.path.op('text_pattern_ops')),
    index('requests_request').on(table.subaccountId, table.requestId),
    index('requests_received').on(table.receivedAt),
    // New rows wait in its list, 512 kB at most, until they are taken in together: more is written than searched.
    index('requests_words').using('gin', wordsOf(table.buscable)).with({ gin_pending_list_limit: 512 }),
  ],
);
