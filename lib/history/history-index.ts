import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Id } from '@/lib/api/loose';
import { getRuntime } from '@/lib/store/store';
import { historyEvent, historyPlace } from '@/lib/store/tables/history';
import type { KeptChange } from './event-changes';
import { recordOfEvent } from './record-of-event';

export type Place = typeof historyPlace.$inferSelect;

type IndexedEvent = {
  readonly id: string;
  readonly type: string;
  readonly at: string | undefined;
  readonly ids: Readonly<Record<string, Id>>;
  readonly changes?: readonly KeptChange[];
};

/** Events in order that follow the cursor `after` without a gap; `cursor` is the one behind them. */
export type EventPage = {
  readonly server: string;
  readonly after: string | undefined;
  readonly events: readonly IndexedEvent[];
  readonly cursor: string;
};

export async function placeOf(connectionId: string): Promise<Place | undefined> {
  const { store } = await getRuntime();
  const [place] = await store.db
    .select()
    .from(historyPlace)
    .where(eq(historyPlace.connectionId, connectionId));
  return place;
}

/**
 * Lets the index of a connection begin anew at a cursor; what it had is of another server, or has a gap behind it.
 * Does nothing where the place is not `seen` any more: another process has been here.
 */
export async function beginAt(
  place: Pick<Place, 'connectionId' | 'server' | 'cursor' | 'since'>,
  seen: Place | undefined,
): Promise<void> {
  const { store } = await getRuntime();
  await store.transaction(async (tx) => {
    const values = { ...place, lastAt: null };
    const written = seen
      ? await tx
          .update(historyPlace)
          .set(values)
          .where(isAt(place.connectionId, seen.server, seen.cursor))
      : await tx.insert(historyPlace).values(values).onConflictDoNothing();
    if (written.rowCount === 0) return;
    await tx.delete(historyEvent).where(eq(historyEvent.connectionId, place.connectionId));
  });
}

/**
 * Takes a page into the index if that ends where the page begins, and moves its end, in one transaction: of two
 * processes with the same page one takes it, and a process that is killed leaves all of a page or nothing.
 */
export async function append(connectionId: string, page: EventPage): Promise<boolean> {
  const { store } = await getRuntime();
  const instants = page.events.map(({ at }) => instantOf(at));
  const rows = page.events.flatMap((event, index) => {
    const record = recordOfEvent(event);
    const cursor = page.events[index - 1]?.id ?? page.after ?? null;
    if (!record || ![event.id, event.type, record.id, cursor ?? ''].every(isStorable)) return [];
    const row = { connectionId, eventId: event.id, type: event.type, kind: record.kind, recordId: record.id };
    return [{ ...row, at: instants[index]!, cursor, changes: event.changes ?? null }];
  });
  return store.transaction(async (tx) => {
    const moved = await tx
      .update(historyPlace)
      .set({ cursor: page.cursor, lastAt: instants.at(-1) })
      .where(isAt(connectionId, page.server, page.after ?? null));
    if (moved.rowCount === 0) return false;
    if (rows.length > 0) await tx.insert(historyEvent).values(rows).onConflictDoNothing();
    return true;
  });
}

function isAt(connectionId: string, server: string, cursor: string | null) {
  return and(
    eq(historyPlace.connectionId, connectionId),
    eq(historyPlace.server, server),
    cursor === null ? isNull(historyPlace.cursor) : eq(historyPlace.cursor, cursor),
  );
}

/** No index of PostgreSQL takes text of several kilobytes, and no column U+0000: one odd event must not hold up all. */
const isStorable = (text: string) => text.length <= 500 && !text.includes('\0');

/** A moment as the store keeps it; null where the server's words are none. */
export function instantOf(text: string | undefined): Date | null {
  const at = new Date(text ?? Number.NaN);
  const year = at.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? at : null;
}
