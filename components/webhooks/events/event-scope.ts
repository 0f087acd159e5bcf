import { parseDate } from '@internationalized/date';
import type { Catalog } from '@/components/webhooks/directory/event-selection';
import { isDay } from '@/lib/format/days';

/** What the list of events shows; the URL holds it (`?type=deal.won&start=24&after=evt_5012`). */
export type EventScope = {
  /** An event type, or the name of a group of the catalogue for all of its types; empty for all. */
  readonly type: string;
  /** `newest`, `oldest`, hours back from now, a calendar day, or an instant. */
  readonly start: string;
  /** The instant before which it ends; empty for no end, and then it is followed live. */
  readonly until: string;
  /** A cursor to begin behind, whatever `start` says; empty for none. */
  readonly after: string;
};

export const hoursBack = ['1', '8', '24', '168'] as const;
export const emptyScope: EventScope = { type: '', start: 'newest', until: '', after: '' };

type Params = Pick<URLSearchParams, 'get'>;

/** Reads the scope out of the URL; what makes no sense counts as absent. */
export function readScope(params: Params): EventScope {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const start = text('start');
  const until = text('until');
  const isKnown = start === 'oldest' || (hoursBack as readonly string[]).includes(start) || isMoment(start);
  return {
    type: text('type'),
    start: isKnown ? start : emptyScope.start,
    until: isInstant(until) ? until : '',
    after: text('after'),
  };
}

/** `type=deal.won&start=24`, without what is as it would be anyway. */
export function scopeQuery(scope: EventScope): string {
  const entries = Object.entries(scope).filter(
    ([name, value]) => value !== '' && value !== emptyScope[name as keyof EventScope],
  );
  return new URLSearchParams(entries).toString();
}

function isInstant(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
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
