import type { Event } from '../../lib/contract/events.ts';
import type { Json, JsonObject } from '../../lib/contract/scalars.ts';
import { fold } from '../core/fold.ts';
import { isObject, own } from '../services/workflows/graph.ts';

/** True where an event is one that a trigger's config lets through. A key left out, or empty, lets everything through. */
export function letsThrough(config: JsonObject, event: Event): boolean {
  return Object.entries(filters).every(([key, passes]) => {
    const wanted = own(config, key);
    return wanted === undefined || wanted === null || wanted === '' || passes(wanted, event);
  });
}

type Filter = (wanted: Json, event: Event) => boolean;

const sameField = (key: string): Filter => {
  return (wanted, { data }) => String(wanted) === String(own(data as JsonObject, key));
};

const filters: Record<string, Filter> = {
  pipeline_id: sameField('pipeline_id'),
  stage_id: sameField('stage_id'),
  calendar_id: sameField('calendar_id'),
  form_id: sameField('form_id'),
  objeto: sameField('objeto'),
  campo: (wanted, { previous }) => previous !== undefined && Object.hasOwn(previous, String(wanted)),
  tag_name: (wanted, event) => movedTags(event).includes(fold(String(wanted))),
};

/** The tags that an event added or took off: those on one side of it only. */
function movedTags({ data, previous }: Event): string[] {
  const now = tagNames(data);
  const before = tagNames(previous);
  return [...now.filter((name) => !before.includes(name)), ...before.filter((name) => !now.includes(name))];
}

function tagNames(contact: unknown): string[] {
  const tags = isObject(contact) ? own(contact, 'tags') : undefined;
  if (!Array.isArray(tags)) return [];
  return tags.flatMap((tag) => (isObject(tag) ? [fold(String(own(tag, 'nombre')))] : []));
}
