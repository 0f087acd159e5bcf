import type { Loose } from '@/lib/api/loose';
import { isObject, rawOf } from '@/lib/api/tolerant';
import type { Event } from '@/lib/contract/events';

export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** One thing that happened to a deal. */
export type HistoryEntry = {
  readonly id: string;
  readonly type: string;
  /** An instant. */
  readonly at: string | undefined;
  readonly changes: readonly FieldChange[];
};

/** Fields that change with every write and say nothing. */
const silent = new Set(['updated_at', 'stage_changed_at', 'orden']);

/** The events of one deal out of those of all, newest first, each with what it changed. */
export function historyOf(events: readonly Loose<Event>[], dealId: string): readonly HistoryEntry[] {
  return events
    .filter((event) => String(fieldsOf(event).data.id ?? '') === dealId)
    .map((event) => ({
      id: String(event.id ?? ''),
      type: event.type ?? '—',
      at: event.created_at,
      changes: changesOf(event),
    }))
    .toReversed();
}

function changesOf(event: Loose<Event>): readonly FieldChange[] {
  const { data, previous } = fieldsOf(event);
  return Object.keys(previous)
    .filter((field) => !silent.has(field))
    .map((field) => ({ field, before: previous[field], after: data[field] }));
}

type Fields = Readonly<Record<PropertyKey, unknown>>;

function fieldsOf(event: Loose<Event>): { data: Fields; previous: Fields } {
  const raw = rawOf(event);
  const part = (name: string): Fields => {
    const value = isObject(raw) ? raw[name] : undefined;
    return isObject(value) ? value : {};
  };
  return { data: part('data'), previous: part('previous') };
}
