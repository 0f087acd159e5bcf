import { weekdays } from '../../contract/weekdays.ts';
import type { HoursExceptions, WeeklyHours } from '../../contract/weekly-hours.ts';
import { changeBetween, offsetAt, type Span, weekdayOf } from '../zones.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** When a calendar is open, in wall-clock times of its zone. */
export interface OpeningHours {
  /** IANA name. */
  readonly timezone: string;
  readonly horario: WeeklyHours;
  readonly excepciones: HoursExceptions;
}

/** The open spans of one date, in order; blocks that touch are one. */
export function openSpans(hours: OpeningHours, day: string): Span[] {
  return joined(blockSpans(hours, day));
}

/**
 * What each block of a date is in instants: an instant is open where the wall clock shows a time of the block. So an
 * hour that the clock skips is not there, and one that it shows twice is there twice. An exception of the date stands
 * in for the weekday's hours.
 */
export function blockSpans({ timezone, horario, excepciones }: OpeningHours, day: string): Span[] {
  const exception = excepciones.find(({ fecha }) => fecha === day);
  const blocks = exception ? exception.bloques : (horario[weekdays[weekdayOf(day)]!] ?? []);
  const midnight = Date.parse(day);
  return blocks.flatMap(({ desde, hasta }) =>
    spansOf(midnight + timeOf(desde), midnight + timeOf(hasta), timezone),
  );
}

/** Spans that overlap or touch as one, in order. */
export function joined(spans: readonly Span[]): Span[] {
  const whole: { from: number; to: number }[] = [];
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

/** The instants at which the wall clock shows a time of a span, given as if the zone were UTC. */
function spansOf(from: number, to: number, zone: string): Span[] {
  const before = offsetAt(from - DAY, zone);
  const after = offsetAt(to + DAY, zone);
  const change = before === after ? Number.POSITIVE_INFINITY : changeBetween(from - DAY, to + DAY, zone);
  const spans = [
    { from: from - before, to: Math.min(to - before, change) },
    { from: Math.max(from - after, change), to: to - after },
  ];
  return joined(spans.filter((span) => span.from < span.to));
}

function timeOf(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * MINUTE;
}
