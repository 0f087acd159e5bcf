import { Temporal } from 'temporal-polyfill';

/**
 * The moment that a text names, in epoch milliseconds, NaN where it names none. A date is its midnight in the zone; a
 * time that says no zone is UTC, wherever the process runs.
 */
export function timestampOf(text: string, timezone: string): number {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
      return Temporal.PlainDate.from(text).toZonedDateTime(timezone).epochMilliseconds;
    }
    const saysZone = /(Z|[+-]\d{2}(:?\d{2})?)$/i.test(text);
    return Temporal.Instant.from(saysZone ? text : `${text}Z`).epochMilliseconds;
  } catch {
    return Number.NaN;
  }
}
