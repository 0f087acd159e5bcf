import { and, asc, count, desc, eq, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { objectFields } from '../../../lib/contract/event-object.ts';
import type { Input } from '../../../lib/contract/operation.ts';
import { DELIVERIES_COUNTED, type listDeliveries } from '../../../lib/contract/webhooks.ts';
import type { Queries } from '../../../lib/database/database.ts';
import { containing } from '../../core/containing.ts';
import type { ReadContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { deliveries, deliveryAttempts, events, webhookEndpoints } from '../../db/tables/webhooks.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type AttemptRow = typeof deliveryAttempts.$inferSelect;
export type Filters = Input<typeof listDeliveries>['query'];

/** What a list says of a delivery beside its own row. */
export type ListedDelivery = {
  readonly delivery: DeliveryRow;
  /** Of the last attempt. */
  readonly durationMs: number | null;
  /** The fields of the event's `data` by which one knows what it is about. */
  readonly about: unknown;
};

/** One page and one row more, newest first. */
export function selectDeliveries(context: ReadContext, filters: Filters): Promise<ListedDelivery[]> {
  return context.db
    .select({ delivery: deliveries, durationMs: deliveryAttempts.durationMs, about: aboutOf(events.body) })
    .from(deliveries)
    .leftJoin(events, eq(events.id, deliveries.eventId))
    .leftJoin(
      deliveryAttempts,
      and(eq(deliveryAttempts.deliveryId, deliveries.id), eq(deliveryAttempts.number, deliveries.attempts)),
    )
    .where(and(...conditionsOf(context, filters)))
    .orderBy(desc(deliveries.id))
    .limit(filters.limit + 1);
}

/** How many match, whatever page is asked for; counting ends at one more than is counted. */
export async function countDeliveries(context: ReadContext, filters: Filters): Promise<number> {
  const found = context.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(...conditionsOf(context, { ...filters, cursor: undefined })))
    .limit(DELIVERIES_COUNTED + 1)
    .as('found');
  const [counted] = await context.db.select({ total: count() }).from(found);
  return counted!.total;
}

/** Picked out by the database: whole bodies would be most of what a page costs. */
function aboutOf(body: PgColumn): SQL<unknown> {
  return sql`(select json_object_agg(field.key, field.value) from json_each(${body}::json -> 'data') field
    where field.key = any(${sql.param([...objectFields])}::text[]))`;
}

function conditionsOf({ subaccountId }: ReadContext, filters: Filters): (SQL | undefined)[] {
  const { endpoint_id, status, event_type, event_id, response_status, created_after, created_before } =
    filters;
  return [
    eq(deliveries.subaccountId, subaccountId),
    filters.cursor === undefined ? undefined : lt(deliveries.id, filters.cursor),
    endpoint_id === undefined ? undefined : eq(deliveries.endpointId, endpoint_id),
    status === undefined ? undefined : sql`${deliveries.status} = ${status}`,
    event_type === undefined ? undefined : inArray(deliveries.eventType, event_type),
    event_id === undefined ? undefined : eq(deliveries.eventId, event_id),
    response_status === undefined ? undefined : eq(deliveries.responseStatus, response_status),
    created_after === undefined ? undefined : gte(deliveries.createdAt, new Date(created_after)),
    created_before === undefined ? undefined : lt(deliveries.createdAt, new Date(created_before)),
    filters.search === undefined ? undefined : bodyHas(filters.search),
    filters.header === undefined ? undefined : headersHave(filters.header),
  ];
}

function bodyHas(text: string): SQL {
  return sql`exists (select from ${events} where ${events.id} = ${deliveries.eventId} and ${ilike(events.body, containing(text))})`;
}

/** A header, as `name: value`, of any attempt's request or response. */
function headersHave(text: string): SQL {
  const { deliveryId, requestHeaders, responseHeaders } = deliveryAttempts;
  return sql`exists (select from ${deliveryAttempts},
    lateral (select * from json_each_text(${requestHeaders})
      union all select * from json_each_text(${responseHeaders})) header
    where ${deliveryId} = ${deliveries.id} and header.key || ': ' || header.value ilike ${containing(text)})`;
}

export type WholeDelivery = {
  readonly delivery: DeliveryRow;
  readonly body: string;
  readonly url: string;
  readonly attempts: readonly AttemptRow[];
};

/** The delivery with its event's text, its endpoint's URL and its attempts; 404 where there is none of this id. */
export async function getDeliveryOrThrow(
  { db, subaccountId }: ReadContext,
  id: number,
): Promise<WholeDelivery> {
  const [found] = await db
    .select({ delivery: deliveries, body: events.body, url: webhookEndpoints.url })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.eventId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, deliveries.endpointId))
    .where(and(eq(deliveries.subaccountId, subaccountId), eq(deliveries.id, id)));
  if (!found) throw notFound('Webhook delivery');
  const attempts = await db
    .select()
    .from(deliveryAttempts)
    .where(eq(deliveryAttempts.deliveryId, id))
    .orderBy(asc(deliveryAttempts.number));
  return { ...found, attempts };
}

/** A new delivery of the same event to the same endpoint, due now. */
export async function insertRedelivery(db: Queries, original: DeliveryRow, now: Date): Promise<number> {
  const { subaccountId, endpointId, eventId, eventType } = original;
  const [row] = await db
    .insert(deliveries)
    .values({
      ...{ subaccountId, endpointId, eventId, eventType },
      status: 'pending',
      nextAttemptAt: now,
      redeliveryOf: original.id,
      createdAt: now,
    })
    .returning({ id: deliveries.id });
  return row!.id;
}
