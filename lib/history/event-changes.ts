import type { Loose } from '@/lib/api/loose';
import { isObject, rawOf } from '@/lib/api/tolerant';
import type { Event } from '@/lib/contract/events';
import { ExactNumber } from '@/lib/json/parse-json';

export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Fields that change with every write and say nothing. */
const silent = new Set(['updated_at', 'stage_changed_at', 'orden']);

/** What an event says that changed: the fields of `previous` ("Event envelope"), as they were and as they are. */
export function changesOf(event: Loose<Event>): readonly FieldChange[] {
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

const MOST_FIELDS = 12;
const LONGEST = 200;

/** The same as the index keeps it: few fields, each value as short text; null where it held none. */
export type KeptChange = {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What the index keeps of the changes that an event tells; whole it stays on the server. */
export function keptChanges(event: Loose<Event>): readonly KeptChange[] {
  return changesOf(event)
    .filter(({ field }) => isStorable(field))
    .slice(0, MOST_FIELDS)
    .map(({ field, before, after }) => ({ field, before: shortText(before), after: shortText(after) }));
}

function shortText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text =
    typeof value === 'object' && !(value instanceof ExactNumber) ? JSON.stringify(value) : String(value);
  const short = text.replaceAll('\0', '').toWellFormed();
  return short.length > LONGEST ? `${short.slice(0, LONGEST).toWellFormed()}…` : short;
}

/** What PostgreSQL takes into JSON: it refuses U+0000 and halves of a pair, and would refuse the page each time. */
const isStorable = (field: string) => field.length <= 100 && !field.includes('\0') && field.isWellFormed();
