import { offsetAt } from '../../lib/rules/zones.ts';

const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** `lunes, 23 de noviembre` of an instant in a zone. */
export function dayWords(instant: string | number, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { ...day, timeZone }).format(new Date(instant));
}

/** `lunes, 23 de noviembre` of a date. */
export function dateWords(date: string, locale: string): string {
  return dayWords(Date.parse(date), 'UTC', locale);
}

/** `noviembre de 2026` of a month, `2026-11`. */
export function monthWords(month: string, locale: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(`${month}-01`));
}

/** `10:00` or `10:00 AM`, as the locale writes it. */
export function timeWords(instant: string | number, timeZone: string, locale: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(instant));
}

/** Times of one day in their order; one that the clock shows twice says by its offset which it is. */
export function timesOfDay(instants: readonly string[], zone: string, locale: string): string[] {
  const times = instants.map((instant) => timeWords(instant, zone, locale));
  return times.map((time, index) =>
    times.indexOf(time) === times.lastIndexOf(time)
      ? time
      : `${time} (${offsetWords(Date.parse(instants[index]!), zone)})`,
  );
}

/** `America/New York (UTC−5)` at an instant. */
export function zoneWords(zone: string, instant: number): string {
  return `${zone.replaceAll('_', ' ')} (${offsetWords(instant, zone)})`;
}

function offsetWords(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / 60_000);
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}
