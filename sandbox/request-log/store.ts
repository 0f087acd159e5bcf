import { and, asc, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Input } from '../../lib/contract/operation.ts';
import type { listRequests } from '../../lib/contract/requests.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { afterCursor } from '../core/pagination.ts';
import { isNoConsoleRead, requests, wordsOf } from '../db/tables/requests.ts';
import { deliveries, events } from '../db/tables/webhooks.ts';
import { wordsIn } from './words.ts';

export type Filters = Input<typeof listRequests>['query'];
export type RequestRow = typeof requests.$inferSelect;

const { id, requestId, receivedAt, method, path, query, operation, status, errorCode, durationMs } = requests;
const { keyHint, keyName, client, idempotency } = requests;
const summary = {
  ...{ id, requestId, receivedAt, method, path, query, operation, status, errorCode, durationMs },
  ...{ keyHint, keyName, client, idempotency },
};

/** One page and one row more, newest first. */
export function selectRequests(context: ReadContext, filters: Filters) {
  return context.db
    .select(summary)
    .from(requests)
    .where(and(...conditionsOf(context, filters)))
    .orderBy(desc(filters.q === undefined ? requests.id : unindexed))
    .limit(filters.limit + 1);
}

/** How rare a word is the planner cannot tell: from the newest on, it would take all others apart on the way. */
const unindexed = sql`${requests.id} + 0`;

function conditionsOf({ subaccountId }: ReadContext, filters: Filters): (SQL | undefined)[] {
  const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
    value === undefined ? undefined : condition(value);
  return [
    eq(requests.subaccountId, subaccountId),
    afterCursor(requests.id, filters.cursor),
    given(filters.status, hasStatus),
    given(filters.method, (value) => eq(requests.method, value.toUpperCase())),
    given(filters.operation, (value) => eq(requests.operation, value)),
    given(filters.path, (value) => like(requests.path, `${value.replace(/[\\%_]/g, '\\$&')}%`)),
    given(filters.key, (value) => or(eq(requests.keyHint, value), eq(requests.keyName, value))!),
    given(filters.client, isOfClient),
    given(filters.request_id, (value) => eq(requests.requestId, value)),
    given(filters.event_id, (value) => eq(requests.requestId, requestOf(subaccountId, value))),
    given(filters.from, (value) => gte(requests.receivedAt, new Date(value))),
    given(filters.to, (value) => lt(requests.receivedAt, new Date(value))),
    given(filters.q, hasWords),
  ];
}

/** Every word of the text begins one of the request's; a text without words asks nothing. */
function hasWords(text: string): SQL {
  const words = wordsIn(text);
  if (words.length === 0) return sql`true`;
  return sql`${wordsOf(requests.buscable)} @@ ${words.map((word) => `${word}:*`).join(' & ')}::tsquery`;
}

const isOfClient = (wanted: NonNullable<Filters['client']>) =>
  wanted === 'console' ? eq(requests.client, wanted) : isNoConsoleRead(requests);

/** `404`, or `4xx` for all of them; what is neither matches nothing. */
function hasStatus(wanted: string): SQL {
  const [, first, rest] = /^([1-5])(\d\d|xx)$/i.exec(wanted) ?? [];
  if (first === undefined) return sql`false`;
  if (/\d/.test(rest!)) return eq(requests.status, Number(wanted));
  const from = Number(first) * 100;
  return and(gte(requests.status, from), lt(requests.status, from + 100))!;
}

const requestOf = (subaccountId: number, eventId: number) =>
  sql`(select request_id from events where id = ${eventId} and events.subaccount_id = ${subaccountId}::int)`;

/** 404 where there is none of this id. */
export async function getRequestOrThrow({ db, subaccountId }: ReadContext, id: number): Promise<RequestRow> {
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.subaccountId, subaccountId), eq(requests.id, id)));
  if (!row) throw notFound('Request');
  return row;
}

const MOST_EVENTS = 100;

/** What a request emitted, with the deliveries of each, in their order. */
export async function selectCaused({ db, subaccountId }: ReadContext, requestId: string) {
  const caused = await db
    .select({ id: events.id, type: events.type })
    .from(events)
    .where(and(eq(events.subaccountId, subaccountId), eq(events.requestId, requestId)))
    .orderBy(asc(events.id))
    .limit(MOST_EVENTS);
  if (caused.length === 0) return [];
  const sent = await db
    .select({
      id: deliveries.id,
      eventId: deliveries.eventId,
      endpointId: deliveries.endpointId,
      status: deliveries.status,
    })
    .from(deliveries)
    .where(
      inArray(
        deliveries.eventId,
        caused.map((event) => event.id),
      ),
    )
    .orderBy(asc(deliveries.id));
  return caused.map((event) => ({
    ...event,
    deliveries: sent.filter(({ eventId }) => eventId === event.id),
  }));
}
