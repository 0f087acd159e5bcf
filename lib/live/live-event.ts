import { idOfNumber, isIdName } from '@/lib/api/exact-ids';
import type { Id } from '@/lib/api/loose';
import { isObject } from '@/lib/api/tolerant';
import { keptChanges } from '@/lib/history/event-changes';
import { ExactNumber } from '@/lib/json/parse-json';
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

/** The same as the index of history takes it, with what the event changed. */
export function indexedEventOf(event: EventRecord) {
  return { ...liveEventOf(event), changes: keptChanges(event) };
}

/** The fields of a record that name records: scalars under `id` and `…_id`. */
export function idsOf(record: unknown): Readonly<Record<string, Id>> {
  if (!isObject(record)) return {};
  const named = Object.entries(record).flatMap(([name, value]): [string, Id][] => {
    if (!isIdName(name)) return [];
    const id = value instanceof ExactNumber ? idOfNumber(value) : value;
    return typeof id === 'string' || typeof id === 'number' ? [[name, id]] : [];
  });
  return Object.fromEntries(named);
}
