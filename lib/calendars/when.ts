import { formatInstant, formatTime } from '@/lib/format/dates';
import { plainSpaces } from '@/lib/format/spaces';
import { isTimeZone } from '@/lib/format/time-zone';
import { dayAt, offsetAt } from '@/lib/rules/zones';

/** The first of these names that is a zone this machine knows. */
export function firstZone(...names: readonly (string | undefined)[]): string | undefined {
  return names.find((name) => name !== undefined && isTimeZone(name));
}

/** How far a zone's clock is from UTC at an instant: `GMT-3`, `GMT+10:30`. */
export function offsetText(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const size = rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}`;
  return `GMT${minutes < 0 ? '-' : '+'}${size}`;
}

/** A span as its zone's clock shows it: `Tue 24 Nov 2026, 10:00–10:30`; the start alone where no end is known. */
export function spanText(start: number, end: number | undefined, zone: string, locale: string): string {
  const where = { locale, timeZone: zone };
  const [from, to] = [start, end ?? start].map((at) => new Date(at).toISOString()) as [string, string];
  const text = `${weekday(start, zone, locale)} ${formatInstant(from, where)}`;
  if (end === undefined || end <= start) return text;
  const isSameDay = dayAt(start, zone) === dayAt(end, zone);
  return `${text}–${isSameDay ? formatTime(to, where) : formatInstant(to, where)}`;
}

function weekday(instant: number, timeZone: string, locale: string): string {
  return plainSpaces(new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone }).format(instant));
}
