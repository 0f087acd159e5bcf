import 'server-only';
import { and, between, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Session } from '@/lib/auth/session-lookup';
import { pageQuery } from '@/lib/contract/pagination';
import { mayReadAllActivity } from '@/lib/rules/roles';
import { getRuntime, type Store } from '@/lib/store/store';
import { activity } from '@/lib/store/tables/activity';
import { historyEvent } from '@/lib/store/tables/history';
import type { KeptChange } from './event-changes';
import { placeOf } from './history-index';
import type { RecordKey } from './record-of-event';
import { type Act, APART_MS, whoDid, writesOf } from './who';

/** Days that the index keeps, as servers keep their events. */
export const HISTORY_DAYS = 30;
const DAY_MS = 86_400_000;

/** A write through the proxy takes no longer (`UPSTREAM_DEADLINE_MS`). */
const LONGEST_WRITE_MS = 120_000;

/** Query of `GET /api/console/history/{kind}/{id}`. */
export const historyQuery = z.object({ ...pageQuery, connection: z.string() });

/** What the reply of the history says of one event, newest first; `cursor` is the one that the event follows. */
export type HistoryItem = {
  readonly eventId: string;
  readonly type: string;
  readonly at: string | null;
  readonly cursor: string | null;
  /** What it changed, in short; absent where that is not known. */
  readonly changes?: readonly KeptChange[];
  readonly person?: { readonly id: string; readonly name: string };
};

export type HistoryPage = {
  readonly items: readonly HistoryItem[];
  readonly nextCursor: number | null;
  /** Where history begins; null where nothing of the connection was read yet. */
  readonly since: string | null;
};

/** `index`: whether the console has read all events there are, not all of them yet, or the server has none to read. */
export type HistoryReply = HistoryPage & { readonly index: 'whole' | 'behind' | 'unsupported' };

/** What happened to a record, newest first, out of the index alone; persons as far as the caller may see them. */
export async function listHistory(
  record: RecordKey,
  query: z.output<typeof historyQuery>,
  session: Session,
): Promise<HistoryPage> {
  const { store } = await getRuntime();
  const place = await placeOf(query.connection);
  if (!place) return { items: [], nextCursor: null, since: null };
  const oldest = new Date(Date.now() - HISTORY_DAYS * DAY_MS);
  const since = place.since > oldest ? place.since : oldest;
  const isOfRecord = and(
    eq(historyEvent.connectionId, query.connection),
    eq(historyEvent.kind, record.kind),
    eq(historyEvent.recordId, record.id),
  );
  const found = await store.db
    .select()
    .from(historyEvent)
    .where(
      and(
        isOfRecord,
        or(isNull(historyEvent.at), gte(historyEvent.at, oldest)),
        query.cursor === undefined ? undefined : lt(historyEvent.id, query.cursor),
      ),
    )
    .orderBy(desc(historyEvent.id))
    .limit(query.limit + 1);
  const page = found.slice(0, query.limit);
  const acts = await actsAround(store, page, query.connection);
  const mayBeNamed = (person: Act['person']) =>
    mayReadAllActivity(session.user.role) || person.id === session.user.id;
  const near =
    acts.length === 0
      ? []
      : await store.db
          .select()
          .from(historyEvent)
          .where(and(isOfRecord, isNear(page)));
  const items = page.map((event): HistoryItem => {
    const { eventId, type, at, cursor, changes } = event;
    const person = whoDid(told(event), acts, near.map(told));
    return {
      eventId,
      type,
      at: at?.toISOString() ?? null,
      cursor,
      ...(changes && changes.length > 0 && { changes }),
      ...(person && mayBeNamed(person) && { person }),
    };
  });
  const nextCursor = found.length > query.limit ? page.at(-1)!.id : null;
  return { items, nextCursor, since: since.toISOString() };
}

type Row = typeof historyEvent.$inferSelect;

const told = ({ kind, recordId, type, at }: Row) => ({ kind, id: recordId, type, at });

/** All events of the record that a write next to one of these may have led to. */
function isNear(events: readonly Row[]) {
  const times = events.flatMap(({ at }) => at?.getTime() ?? []);
  const reach = 2 * APART_MS + LONGEST_WRITE_MS;
  return between(historyEvent.at, new Date(Math.min(...times) - reach), new Date(Math.max(...times) + reach));
}

/** The writes to the connection that may have made these events, whoever made them. */
async function actsAround(store: Store, events: readonly Row[], connectionId: string): Promise<Act[]> {
  const times = events.flatMap(({ type, at }) =>
    at && writesOf(type).length > 0
      ? [
          and(
            inArray(activity.operationId, [...writesOf(type)]),
            between(
              activity.at,
              new Date(at.getTime() - APART_MS - LONGEST_WRITE_MS),
              new Date(at.getTime() + APART_MS),
            ),
          ),
        ]
      : [],
  );
  if (times.length === 0) return [];
  const rows = await store.db
    .select()
    .from(activity)
    .where(and(eq(activity.connectionId, connectionId), or(...times)));
  return rows.map(({ userId, userName, ...act }) => ({ ...act, person: { id: userId, name: userName } }));
}
