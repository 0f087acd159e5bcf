import type { Id } from '@/lib/api/loose';
import { isObject } from '@/lib/api/tolerant';
import type { LiveEvent } from './message';
import type { Reader } from './read-upstream';

type EventRecord = Awaited<ReturnType<Reader['events']>>['items'][number];

/** An event as browsers are told of it. */
export function liveEventOf(event: EventRecord): LiveEvent {
  return {
    id: String(event.id),
    type: event.type ?? '',
    at: event.created_at,
    ids: idsOf(event.data),
    was: idsOf(event.previous),
  };
}

/** The fields of a record that name records: scalars under `id` and `…_id`. */
export function idsOf(record: unknown): Readonly<Record<string, Id>> {
  if (!isObject(record)) return {};
  const named = Object.entries(record).filter(
    ([name, value]) =>
      (name === 'id' || name.endsWith('_id')) && (typeof value === 'string' || typeof value === 'number'),
  );
  return Object.fromEntries(named) as Record<string, Id>;
}
