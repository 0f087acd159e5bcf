import type { AppointmentRecord, CalendarRecord } from '@/lib/api/records';
import { idOf } from '@/lib/api/records';
import type { Span } from '@/lib/rules/zones';

const MINUTE = 60_000;
const USUAL_MINUTES = 30;

/** An appointment whose time is known, as the agenda draws it. */
export type AgendaEntry = Span & {
  /** Unique on the page, also for an appointment without an id. */
  readonly key: string;
  readonly id: string;
  readonly calendarId: string;
  readonly state: string;
  readonly record: AppointmentRecord;
};

const entries = new WeakMap<AppointmentRecord, AgendaEntry>();

/** What a calendar's appointments are for the agenda, from first to last, and those whose time cannot be read. */
export function readEntries(records: readonly AppointmentRecord[], calendar: CalendarRecord) {
  const read: AgendaEntry[] = [];
  const unread: AppointmentRecord[] = [];
  const seen = new Set<string>();
  for (const [at, record] of records.entries()) {
    const entry = entries.get(record) ?? entryOf(record, calendar, at);
    if (!entry) unread.push(record);
    // A list that moved while its pages were read may hold one of them twice.
    else if (!seen.has(entry.key)) {
      entries.set(record, entry);
      seen.add(entry.key);
      read.push(entry);
    }
  }
  return { read: read.sort(byStart), unread };
}

function entryOf(record: AppointmentRecord, calendar: CalendarRecord, at: number): AgendaEntry | undefined {
  const from = Date.parse(record.inicio ?? '');
  if (Number.isNaN(from)) return undefined;
  const end = Date.parse(record.fin ?? '');
  const minutes = calendar.duracion_min && calendar.duracion_min > 0 ? calendar.duracion_min : USUAL_MINUTES;
  const calendarId = idOf(calendar);
  const id = idOf(record);
  return {
    key: `${calendarId} ${id || `at ${at}`}`,
    id,
    calendarId,
    state: record.estado ?? '',
    record,
    from,
    to: end > from ? end : from + minutes * MINUTE,
  };
}

/** Those that are at some time within a span. */
export function entriesWithin(all: readonly AgendaEntry[], span: Span): readonly AgendaEntry[] {
  return all.filter(({ from, to }) => from < span.to && to > span.from);
}

/** Whether the states that are chosen show one: without a choice all but what does not take place. */
export function isStateShown(state: string, chosen: readonly string[]): boolean {
  return chosen.length === 0 ? state !== 'cancelada' : chosen.includes(state);
}

export function byStart(one: AgendaEntry, other: AgendaEntry): number {
  return one.from - other.from || one.to - other.to || (one.key < other.key ? -1 : 1);
}
