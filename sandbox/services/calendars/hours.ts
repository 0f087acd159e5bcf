import { Temporal } from 'temporal-polyfill';
import type { HoursExceptions, Weekday, WeeklyHours } from '../../../lib/contract/weekly-hours.ts';
import { weekdays } from '../../../lib/contract/weekly-hours.ts';

/** When a calendar is open, in wall-clock times of its zone. */
export interface OpeningHours {
  /** IANA name. */
  readonly timezone: string;
  readonly horario: WeeklyHours;
  readonly excepciones: HoursExceptions;
}

/** A span of instants in epoch milliseconds; `to` is not part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The instant at which the wall clock of a zone shows a time of a date. A time that the clock skips is the
 * moment of the change; one that it shows twice is the first.
 */
function wallInstant(date: Temporal.PlainDate, time: string, timezone: string): number {
  if (time === '24:00') return startOfDay(date.add({ days: 1 }), timezone);
  const wall = date.toPlainDateTime(Temporal.PlainTime.from(time));
  const earlier = wall.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(wall)) return earlier.epochMilliseconds;
  return earlier.getTimeZoneTransition('next')!.epochMilliseconds;
}

function startOfDay(date: Temporal.PlainDate, timezone: string): number {
  return date.toZonedDateTime(timezone).epochMilliseconds;
}

/** The open spans of one date, in order. An exception of that date stands in for the weekday's hours. */
export function openSpans(hours: OpeningHours, date: Temporal.PlainDate): Span[] {
  const exception = hours.excepciones.find((each) => each.fecha === date.toString());
  const weekday = weekdays[date.dayOfWeek - 1] as Weekday;
  const blocks = exception ? exception.bloques : (hours.horario[weekday] ?? []);
  return blocks
    .map(({ desde, hasta }) => ({
      from: wallInstant(date, desde, hours.timezone),
      to: wallInstant(date, hasta, hours.timezone),
    }))
    .filter((span) => span.to > span.from);
}

/** The instants of the dates `from` to `to` (`2026-11-20`), both included, in a zone. */
export function datesSpan(from: string, to: string, timezone: string): Span {
  return {
    from: startOfDay(Temporal.PlainDate.from(from), timezone),
    to: startOfDay(Temporal.PlainDate.from(to).add({ days: 1 }), timezone),
  };
}

/** The date that the wall clock of a zone shows at an instant. */
export function dateAt(instant: number, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainDate();
}

/** Number of dates from one to the other, both included; below 1 where they are the wrong way round. */
export function dateCount(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1;
}
