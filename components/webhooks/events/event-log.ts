import type { EventRecord } from '@/lib/api/records';
import type { Cursor, Page } from '@/lib/api/reply';
import { rawOf } from '@/lib/api/tolerant';
import { type EventObject, eventObject } from '@/lib/contract/event-object';
import type { LiveEvent } from '@/lib/live/message';
import { eventNumber } from '@/lib/live/seek';
import type { Start } from './find-start';

/** An event in the list, and what it is about: its contents are read when it is opened. */
export type EventRow = Pick<LiveEvent, 'id' | 'type' | 'at'> & { readonly object?: EventObject | undefined };

/** What has been read of the events, oldest first. */
export type EventLog = {
  readonly start: Start;
  readonly rows: readonly EventRow[];
  /** Where reading goes on. */
  readonly cursor: string | undefined;
  /** Nothing newer was there when the last page was read. */
  readonly isAtEnd: boolean;
  /** Events from this instant on (milliseconds) do not belong to it; once there is one, it is closed. */
  readonly until: number | undefined;
  readonly isClosed: boolean;
  /** When the reading of the last page began, in milliseconds. */
  readonly readAt: number;
  /** Rows let go at the beginning. */
  readonly dropped: number;
  /** Events came that have no id that can be read: they are no rows. */
  readonly hasUnread: boolean;
  /** Events that were looked through, found or not. */
  readonly searched: number;
};

/** Rows that are kept; beyond it the oldest are let go, a fifth at a time. */
const KEPT = 50_000;

/** Rows looked through for an event that may have been told twice, where ids are no numbers. */
const LATEST = 1_000;

export function emptyLog(start: Start, until?: number): EventLog {
  const place = { start, cursor: start.cursor, readAt: 0, dropped: 0, hasUnread: false, searched: 0 };
  return { ...place, rows: [], isAtEnd: false, until, isClosed: false };
}

/** The log with a page behind it; of the page only those that have a text, where one is searched for. */
export function withPage(
  log: EventLog,
  page: Page<EventRecord>,
  limit: number,
  readAt: number,
  search = '',
): EventLog {
  const rows = page.items.flatMap(rowOf);
  const next: Cursor | undefined = page.nextCursor ?? rows.at(-1)?.id;
  // Where there is no row yet, a page that ignores the cursor is shown: it is all that the server has to say.
  const isBegun = log.rows.length > 0 || log.searched > 0;
  const fresh = unknownTo(log, rows, isBegun ? log.cursor : undefined);
  const found = new Set(page.items.flatMap((event) => (hasText(event, search) ? String(event.id) : [])));
  const hasUnread = log.hasUnread || rows.length < page.items.length;
  const searched = log.searched + fresh.length;
  const wanted = fresh.filter(({ id }) => found.has(id));
  return append({ ...log, hasUnread, searched }, wanted, {
    cursor: next === undefined ? log.cursor : String(next),
    // A page that brings nothing new will not do so the next time: some servers ignore the cursor.
    isAtEnd: page.items.length < limit || fresh.length === 0 || (isBegun && String(next) === log.cursor),
    readAt,
  });
}

function rowOf({ id, type, created_at, data }: EventRecord): EventRow[] {
  if (id === undefined) return [];
  const object = eventObject(data === undefined ? undefined : rawOf(data)) ?? undefined;
  return [{ id: String(id), type: type ?? '', at: created_at, object }];
}

/** As the sandbox searches: a part of the event's text, capital letters or not; the empty text is in all. */
export function hasText(event: EventRecord, search: string): boolean {
  return search === '' || JSON.stringify(rawOf(event)).toLowerCase().includes(search.toLowerCase());
}

/** The log with what was told live, which must follow without a gap; events of other types are passed over. */
export function withLive(log: EventLog, events: readonly LiveEvent[], types: readonly string[]): EventLog {
  const last = events.at(-1);
  const fresh = unknownTo(log, events, log.cursor);
  if (!last || fresh.length === 0) return log;
  const wanted = fresh.filter(({ type }) => types.length === 0 || types.includes(type));
  // What the record is called stays behind: which one it is has to do until the list is read anew.
  const rows = wanted.map(({ id, type, at, ids }) => ({
    ...{ id, type, at },
    object: ids.id === undefined ? undefined : { id: ids.id, title: null },
  }));
  return append(log, rows, { cursor: last.id, isAtEnd: true, readAt: log.readAt });
}

function append(
  log: EventLog,
  fresh: readonly EventRow[],
  change: Pick<EventLog, 'cursor' | 'isAtEnd' | 'readAt'>,
): EventLog {
  const beyond = fresh.findIndex(({ at }) => isFrom(at, log.until));
  const isClosed = beyond !== -1;
  const within = isClosed ? fresh.slice(0, beyond) : fresh;
  const rows = within.length === 0 ? log.rows : [...log.rows, ...within];
  const excess = rows.length > KEPT ? rows.length - KEPT * 0.8 : 0;
  return {
    ...log,
    ...change,
    ...(isClosed && { isClosed, isAtEnd: true, cursor: rows.at(-1)?.id ?? log.cursor }),
    rows: excess > 0 ? rows.slice(excess) : rows,
    dropped: log.dropped + excess,
  };
}

/** An event without a moment counts as early. */
function isFrom(at: string | undefined, until: number | undefined): boolean {
  return until !== undefined && at !== undefined && Date.parse(at) >= until;
}

/** Those that come after what the log holds already, and after a cursor. */
function unknownTo<Event extends EventRow>(
  log: EventLog,
  events: readonly Event[],
  cursor: string | undefined,
): readonly Event[] {
  const reached = Math.max(eventNumber(log.rows.at(-1)?.id) ?? -1, eventNumber(cursor) ?? -1);
  const known = new Set(log.rows.slice(-LATEST).map(({ id }) => id));
  return events.filter(({ id }) => {
    const number = eventNumber(id);
    return number === undefined || reached === -1 ? !known.has(id) : number > reached;
  });
}
