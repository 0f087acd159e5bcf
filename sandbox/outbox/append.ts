import { sql } from 'drizzle-orm';
import type { EventType } from '../../lib/contract/events.ts';
import type { Transaction } from '../../lib/database/database.ts';
import { sendAhead } from '../../lib/database/transaction.ts';

export type Emitted = {
  readonly type: EventType;
  /** The whole resource as its GET answers. */
  readonly data: object;
  /** The fields that changed, on updates. */
  readonly previous?: object | undefined;
  /** Deliver to this endpoint alone, whatever it subscribes to (ping). */
  readonly endpointId?: number;
};

export type AppendedEvent = {
  readonly id: number;
  readonly deliveries: readonly number[];
  /** True where a published workflow begins with it. */
  readonly startsRuns: boolean;
};

/**
 * A request waits for others no longer than this: who is dated further back than its subaccount's clock shows had the clock
 * set back, or read it before it was moved; who is dated further ahead read it before a snapshot brought it back.
 */
const LONGEST_WAIT = '5 minutes';

/** The class of the advisory locks that order a subaccount's events; the other half is the subaccount's id. */
const EVENT_ORDER_LOCK = 20_117;

/** An event as it is stored: its data and what changed are texts already. */
export type Emission = {
  readonly type: EventType;
  /** JSON. */
  readonly data: string;
  readonly previous: string | undefined;
  readonly endpointId?: number | undefined;
  /** The moment of the request. */
  readonly at: Date;
  /** The workflows whose runs led here. */
  readonly chain: readonly number[];
  /** The request that caused it. */
  readonly requestId?: string | undefined;
};

/**
 * Stores events with one delivery for each subscribed endpoint (`held` where it is disabled) and one start for each
 * trigger in force, in the transaction of the change. `requestId` names the request that caused them. Call it last:
 * from here to the commit the subaccount's other writers wait, so that event ids become visible in ascending order
 * and a poller of `GET /events` never skips one. Their `created_at` does not descend either, though the one that came first
 * may have waited for the other: receivers order by it.
 */
export function appendEvents(
  tx: Transaction,
  subaccountId: number,
  now: Date,
  emitted: readonly Emitted[],
  requestId?: string,
): Promise<AppendedEvent[]> {
  return appendAll(
    tx,
    subaccountId,
    emitted.map(({ type, data, previous, endpointId }) => ({
      ...{ type, endpointId, at: now, chain: [], requestId },
      data: JSON.stringify(data),
      previous: previous && JSON.stringify(previous),
    })),
  );
}

/** The same for events of several requests, in their order. The lock and the statement are one trip. */
export async function appendAll(
  tx: Transaction,
  subaccountId: number,
  emissions: readonly Emission[],
): Promise<AppendedEvent[]> {
  if (emissions.length === 0) return [];
  sendAhead(tx, orderLock(tx, subaccountId));
  const stored = await tx.execute<AppendedEvent>(sql`
    with own as (
      select coalesce(frozen_at, date_trunc('milliseconds', clock_timestamp() + offset_ms * interval '1 millisecond')) as now
      from sandbox_clocks where subaccount_id = ${subaccountId}::int
    ), sent as (
      select position, type, head, tail, endpoint_id, chain, request_id,
        case when e.at > own.now + ${LONGEST_WAIT}::interval then own.now else e.at end as at
      from json_to_recordset(${JSON.stringify(rowsFrom(emissions, subaccountId))}::json)
        as e(position int, type text, head text, tail text, endpoint_id bigint, at timestamptz, chain json,
          request_id text)
      left join own on true
    ), last as (
      select created_at as at from events where subaccount_id = ${subaccountId}::int order by id desc limit 1
    ), emitted as (
      select nextval('events_id_seq') as id, e.*,
        case when latest < greatest(e.at, (select now from own)) + ${LONGEST_WAIT}::interval
          then latest else e.at end as moment
      from (
        select sent.*, greatest(max(sent.at) over (order by position), (select at from last)) as latest
        from sent order by position
      ) e
    ), stored as (
      insert into events (id, subaccount_id, type, body, created_at, request_id)
      select id, ${subaccountId}::int, type, '{"id":"evt_' || id || '",' || head
        || to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || tail, moment,
        request_id
      from emitted
    ), queued as (
      insert into deliveries
        (subaccount_id, endpoint_id, event_id, event_type, status, next_attempt_at, created_at)
      select ${subaccountId}::int, endpoint.id, emitted.id, emitted.type,
        case when endpoint.active then 'pending' else 'held' end,
        case when endpoint.active then emitted.at end,
        emitted.at
      from emitted join webhook_endpoints endpoint
        on endpoint.subaccount_id = ${subaccountId}::int and endpoint.deleted_at is null
        and case when emitted.endpoint_id is null
          then endpoint.events && array[emitted.type, '*']
          else endpoint.id = emitted.endpoint_id end
      order by emitted.id, endpoint.id
      returning id, event_id
    ), started as (
      insert into workflow_starts (subaccount_id, workflow_id, publication_id, trigger_id, event_id, chain)
      select ${subaccountId}::int, workflow_id, publication_id, trigger_id, emitted.id, emitted.chain
      from emitted join workflow_triggers trigger
        on trigger.subaccount_id = ${subaccountId}::int and trigger.event_type = emitted.type
      order by emitted.id, workflow_id, trigger_id
      returning event_id
    )
    select id, coalesce(
      (select json_agg(queued.id order by queued.id) from queued where event_id = emitted.id), '[]') as deliveries,
      exists(select from started where event_id = emitted.id) as "startsRuns"
    from emitted order by id`);
  return stored.rows;
}

/** Waits for the subaccount's appends under way, and lets none begin before this transaction ends. */
export async function lockAppends(tx: Transaction, subaccountId: number): Promise<void> {
  await orderLock(tx, subaccountId);
}

const orderLock = (tx: Transaction, subaccountId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${EVENT_ORDER_LOCK}::int, ${subaccountId}::int)`);

function rowsFrom(emissions: readonly Emission[], subaccountId: number) {
  return emissions.map((emission, position) => ({
    position,
    type: emission.type,
    ...envelopeAround(emission, subaccountId),
    endpoint_id: emission.endpointId,
    at: emission.at,
    chain: emission.chain,
    request_id: emission.requestId,
  }));
}

/** The envelope's text behind `{"id":"evt_<n>",`, which the statement puts in front: it is made once and never rewritten. */
export function envelopeAfterId(emitted: Emitted, subaccountId: number, createdAt: string): string {
  const { type, data, previous } = emitted;
  const texts = { type, data: JSON.stringify(data), previous: previous && JSON.stringify(previous) };
  const { head, tail } = envelopeAround(texts, subaccountId);
  return head + createdAt + tail;
}

/** The same before and behind the time. */
function envelopeAround(
  { type, data, previous }: Pick<Emission, 'type' | 'data' | 'previous'>,
  subaccountId: number,
) {
  const changed = previous === undefined ? '' : `,"previous":${previous}`;
  return {
    head: `"type":${JSON.stringify(type)},"api_version":"v1","created_at":"`,
    tail: `","subaccount_id":${subaccountId},"data":${data}${changed}}`,
  };
}
