import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../lib/database/database.ts';
import { deals, dealTexts } from '../../db/tables/pipelines.ts';
import type { DealRow } from '../../services/pipelines/deal-record.ts';
import { searchableDeal } from '../../services/pipelines/deal-text.ts';
import type { DeliveryHistory, Queued } from './delivery-histories.ts';

/** The next ids of a table, to be given to rows that are made in memory. */
export async function takeIds(
  tx: Transaction,
  table: 'deals' | 'events' | 'deliveries',
  count: number,
): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${table}, 'id')) as id from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}

export async function insertDeals(tx: Transaction, rows: readonly DealRow[]): Promise<void> {
  const values = rows.map(({ id, ...row }) => ({ ...row, id: sql`${id}` }));
  await tx
    .insert(deals)
    .overridingSystemValue()
    .values(values as never);
  await tx.insert(dealTexts).values(rows.map((row) => ({ dealId: row.id, buscable: searchableDeal(row) })));
}

export interface StoredEvent {
  readonly id: number;
  readonly type: string;
  readonly body: string;
  readonly created_at: Date;
}

export async function insertEvents(
  tx: Transaction,
  subaccountId: number,
  rows: readonly StoredEvent[],
): Promise<void> {
  await tx.execute(sql`
    insert into events (id, subaccount_id, type, body, created_at)
    select id, ${subaccountId}::int, type, body, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as e(id bigint, type text, body text, created_at timestamptz)`);
}

export interface StoredDelivery {
  readonly eventId: number;
  readonly endpointId: number;
  readonly queued: Queued;
  readonly history: DeliveryHistory;
}

/** Deliveries with their attempts, in one statement. */
export async function insertDeliveries(
  tx: Transaction,
  subaccountId: number,
  rows: readonly StoredDelivery[],
): Promise<void> {
  const text = JSON.stringify(rows.map(deliveryRow));
  const attempts = JSON.stringify(rows.flatMap(attemptRows));
  await tx.execute(sql`
    insert into deliveries (id, subaccount_id, endpoint_id, event_id, event_type, status, attempts,
      response_status, error, next_attempt_at, created_at, delivered_at) overriding system value
    select id, ${subaccountId}::int, endpoint_id, event_id, event_type, status, attempts,
      response_status, error, next_attempt_at, created_at, delivered_at
    from json_to_recordset(${text}::json) as d(id bigint, endpoint_id bigint, event_id bigint, event_type text,
      status text, attempts int, response_status int, error text, next_attempt_at timestamptz,
      created_at timestamptz, delivered_at timestamptz)`);
  await tx.execute(sql`
    insert into delivery_attempts (delivery_id, number, url, started_at, duration_ms, request_headers,
      response_status, response_headers, response_body, error)
    select delivery_id, number, url, started_at, duration_ms, request_headers,
      response_status, response_headers, response_body, error
    from json_to_recordset(${attempts}::json) as a(delivery_id bigint, number int, url text,
      started_at timestamptz, duration_ms int, request_headers json, response_status int,
      response_headers json, response_body text, error text)`);
}

function deliveryRow({ eventId, endpointId, queued, history }: StoredDelivery) {
  const { status, nextAttemptAt, ended } = history;
  const last = ended.at(-1);
  return {
    id: queued.id,
    endpoint_id: endpointId,
    event_id: eventId,
    event_type: queued.eventType,
    status,
    attempts: ended.length,
    response_status: last?.result.status ?? null,
    error: last?.result.error ?? null,
    next_attempt_at: nextAttemptAt,
    created_at: queued.at,
    delivered_at: status === 'delivered' ? last!.endedAt : null,
  };
}

function attemptRows({ queued, history }: StoredDelivery) {
  return history.ended.map(({ request, startedAt, result }, index) => ({
    delivery_id: queued.id,
    number: index + 1,
    url: request.url,
    started_at: startedAt,
    duration_ms: result.duration,
    request_headers: request.headers,
    response_status: result.status,
    response_headers: result.status === null ? null : result.headers,
    response_body: result.status === null ? null : result.body,
    error: result.error,
  }));
}
