import { and, asc, eq, gt, gte, ilike, sql } from 'drizzle-orm';
import type { Event, EventType } from '../../../lib/contract/events.ts';
import { containing } from '../../core/containing.ts';
import type { ReadContext } from '../../core/context.ts';
import { retentionDays } from '../../core/retention-days.ts';
import { events } from '../../db/tables/webhooks.ts';

type Page = {
  readonly after: number;
  readonly limit: number;
  readonly types: readonly EventType[] | undefined;
  /** Text inside the envelope. */
  readonly search: string | undefined;
};

/** An event's id, and its envelope as it is stored. */
export type StoredEvent = { readonly id: number; readonly body: string };

/** Events after the cursor, oldest first. */
export function selectEvents(context: ReadContext, page: Page): Promise<StoredEvent[]> {
  return page.types ? selectByTypes(context, page, page.types) : selectAll(context, page);
}

export async function getEvent(context: ReadContext, id: number): Promise<Event> {
  return (await findEvent(context, id))!;
}

/** Undefined where there is none, or it is another subaccount's. */
export async function findEvent({ db, subaccountId }: ReadContext, id: number): Promise<Event | undefined> {
  const [row] = await db
    .select({ body: events.body })
    .from(events)
    .where(and(eq(events.subaccountId, subaccountId), eq(events.id, id)));
  return row && (JSON.parse(row.body) as Event);
}

function selectAll({ db, subaccountId, now }: ReadContext, { after, limit, search }: Page) {
  return db
    .select({ id: events.id, body: events.body })
    .from(events)
    .where(
      and(
        eq(events.subaccountId, subaccountId),
        gt(events.id, after),
        gte(events.createdAt, oldest(now)),
        search === undefined ? undefined : ilike(events.body, containing(search)),
      ),
    )
    .orderBy(asc(events.id))
    .limit(limit);
}

/** One short index scan a type, merged: neither a rare nor a common type makes it read the whole table. */
async function selectByTypes(
  { db, subaccountId, now }: ReadContext,
  { after, limit, search }: Page,
  types: readonly EventType[],
) {
  const { rows } = await db.execute<StoredEvent>(sql`
    select found.id, found.body from unnest(${sql.param([...new Set(types)])}::text[]) as wanted(type)
    cross join lateral (
      select id, body from events
      where subaccount_id = ${subaccountId} and events.type = wanted.type and id > ${after}
        and created_at >= ${oldest(now).toISOString()}::timestamptz
        ${search === undefined ? sql`` : sql`and body ilike ${containing(search)}`}
      order by id limit ${limit}
    ) found
    order by found.id limit ${limit}`);
  return rows;
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - retentionDays.events * 86_400_000);
}
