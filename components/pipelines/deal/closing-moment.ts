import { parseDateTime, toZoned } from '@internationalized/date';
import { dayOf } from '@/lib/format/dates';

/** A server's clock may be behind this one's, and what it takes for the future it may refuse. */
const BEHIND_MS = 60_000;

/**
 * The instant to send for a deal that was closed on a day of the zone that the page names: noon there, which is the
 * same day in every zone nearby; on the day of `now` a minute ago, since noon may be yet to come.
 *
 * @param day such as `2026-11-20`, not after that of `now`
 */
export function closingMoment(day: string, now: Date, timeZone: string): string {
  if (day < dayOf(now, timeZone)) return toZoned(parseDateTime(`${day}T12:00`), timeZone).toAbsoluteString();
  const midnight = toZoned(parseDateTime(`${day}T00:00`), timeZone).toDate();
  return new Date(Math.max(midnight.getTime(), now.getTime() - BEHIND_MS)).toISOString();
}
