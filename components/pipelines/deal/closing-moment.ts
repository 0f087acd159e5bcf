import { parseDateTime, toZoned } from '@internationalized/date';

/**
 * The instant to send for a deal that was closed on a day of the zone that the page names: noon there, which is
 * the same day in every zone nearby. Undefined for today, whose moment the server knows best.
 *
 * @param day such as `2026-11-20`; null where none was given
 */
export function closingMoment(day: string | null, today: string, timeZone: string): string | undefined {
  if (day === null || day === today) return undefined;
  return toZoned(parseDateTime(`${day}T12:00`), timeZone).toAbsoluteString();
}
