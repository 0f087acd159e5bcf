import { formatDay } from '@/lib/format/dates';
import { plainSpaces } from '@/lib/format/spaces';
import type { AgendaView } from './agenda-address';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes since midnight as a clock shows them: `09:05`, `24:00`. */
export function clockText(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(Math.floor(minutes % 60))}`;
}

/** `Mon`, or `Monday`. */
export function weekdayText(day: string, locale: string, weekday: 'short' | 'long' = 'short'): string {
  return partOf(day, locale, { weekday });
}

/** `November 2026`. */
export function monthText(day: string, locale: string): string {
  return `${capital(partOf(day, locale, { month: 'long' }))} ${day.slice(0, 4)}`;
}

/** `Mon 23 Nov`, or `Monday 23 Nov`. */
export function dayText(day: string, locale: string, weekday: 'short' | 'long' = 'short'): string {
  return `${capital(weekdayText(day, locale, weekday))} ${withoutYear(formatDay(day, locale))}`;
}

/** What a view shows, as its heading: `November 2026`, `Monday 23 Nov 2026`, `23 – 29 Nov 2026`. */
export function rangeText(view: AgendaView, day: string, from: string, to: string, locale: string): string {
  if (view === 'month') return monthText(day, locale);
  if (view === 'day') return `${dayText(day, locale, 'long')} ${day.slice(0, 4)}`;
  const [start, end] = [formatDay(from, locale), formatDay(to, locale)];
  if (from.slice(0, 7) === to.slice(0, 7)) return `${start.split(' ')[0]} – ${end}`;
  return `${from.slice(0, 4) === to.slice(0, 4) ? withoutYear(start) : start} – ${end}`;
}

function partOf(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return plainSpaces(format.format(Date.parse(day)));
}

function withoutYear(text: string): string {
  return text.replace(/ \d{4}$/, '');
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
