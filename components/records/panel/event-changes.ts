import type { Loose } from '@/lib/api/loose';
import { isObject, rawOf } from '@/lib/api/tolerant';
import type { Event } from '@/lib/contract/events';

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
