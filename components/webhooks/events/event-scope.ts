import { parseDate } from '@internationalized/date';
import type { Catalog } from '@/components/webhooks/directory/event-selection';
import { nothingOf, type ValuesOf } from '@/lib/fields/address';
import { only, or, text } from '@/lib/fields/codecs';
import { isDay } from '@/lib/format/days';

export const hoursBack = ['1', '8', '24', '168'] as const;

/** What the list of events shows; the URL holds it (`?type=deal.won&start=24&after=evt_5012`). */
export const scopeCodecs = {
  /** An event type, or the name of a group of types for all of it; empty for all. */
  type: text,
  /** `newest`, `oldest`, hours back from now, a calendar day, or an instant. */
  start: or(only(isStart), 'newest'),
  /** The instant before which it ends; empty for no end, and then it is followed live. */
  until: only(isInstant),
  /** A cursor to begin behind, whatever `start` says; empty for none. */
  after: text,
  /** Text inside the event; empty for any. */
  search: text,
};
export type EventScope = ValuesOf<typeof scopeCodecs>;
export const emptyScope: EventScope = nothingOf(scopeCodecs);

function isStart(typed: string): boolean {
  return typed === 'oldest' || (hoursBack as readonly string[]).includes(typed) || isMoment(typed);
}

function isInstant(typed: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(typed) && !Number.isNaN(Date.parse(typed));
}

/** Whether the beginning is a day or an instant. */
export function isMoment(start: string): boolean {
  return isDay(start) || isInstant(start);
}

/** The types that the scope asks for; none for all. */
export function typesOf(scope: Pick<EventScope, 'type'>, catalog: Catalog): readonly string[] {
  if (scope.type === '') return [];
  return catalog.get(scope.type) ?? [scope.type];
}

/** The moment from which on events are wanted, in milliseconds; undefined where it is no moment that is asked for. */
export function momentOf(start: string, now: number, timeZone: string): number | undefined {
  if (isInstant(start)) return Date.parse(start);
  if (isDay(start)) return parseDate(start).toDate(timeZone).getTime();
  return (hoursBack as readonly string[]).includes(start) ? now - Number(start) * 3_600_000 : undefined;
}
