import { plainSpaces } from './spaces';

type Where = {
  locale: string;
  /** The zone that the page names, such as `America/Santiago`. */
  timeZone: string;
};

type PartName = Intl.DateTimeFormatPartTypes;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Parts of a date by name. The order and the punctuation are ours, so that server and browser print the same. */
function partsOf(at: Date, locale: string, options: Intl.DateTimeFormatOptions): Record<PartName, string> {
  const key = JSON.stringify([locale, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  const parts = formatter.formatToParts(at).map(({ type, value }) => [type, plainSpaces(value)]);
  return Object.fromEntries(parts);
}

/** `20 Nov 2026, 14:03`, or with seconds `20 Nov 2026, 14:03:27`. Text that is no instant comes back as it is. */
export function formatInstant(iso: string, where: Where & { withSeconds?: boolean }): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const p = partsOf(at, where.locale, {
    timeZone: where.timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const time = `${p.hour}:${p.minute}${where.withSeconds ? `:${p.second}` : ''}`;
  return `${p.day} ${p.month} ${p.year}, ${time}`;
}

/** The time of day of an instant, `14:03`, or with seconds `14:03:27`. Text that is no instant comes back as it is. */
export function formatTime(
  iso: string,
  { locale, timeZone, withSeconds }: Where & { withSeconds?: boolean },
): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const p = partsOf(at, locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return `${p.hour}:${p.minute}${withSeconds ? `:${p.second}` : ''}`;
}

/** A calendar day, `2026-11-20`, as `20 Nov 2026`. It belongs to no zone. Other text comes back as it is. */
export function formatDay(day: string, locale: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  const p = partsOf(at, locale, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
  return `${p.day} ${p.month} ${p.year}`;
}

/** A calendar day beside another one, `20 Nov`; with its year, `20 Nov 2027`, where that is not the other's. */
export function formatDayNear(day: string, other: string, locale: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || day.slice(0, 4) !== other.slice(0, 4)) return formatDay(day, locale);
  const p = partsOf(at, locale, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  return `${p.day} ${p.month}`;
}

/** The calendar day that an instant falls on in a zone, `2026-11-20`. */
export function dayOf(at: Date, timeZone: string): string {
  const p = partsOf(at, 'en', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
  return `${p.year}-${p.month}-${p.day}`;
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** `3 minutes ago`, `in 2 hours`, `now`. Rounds towards now: 59 minutes are not an hour. */
export function formatRelative(iso: string, now: Date, locale: string): string {
  const seconds = Math.trunc((new Date(iso).getTime() - now.getTime()) / 1000);
  if (Number.isNaN(seconds)) return iso;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  const count = unit === 'second' ? 0 : Math.trunc(seconds / size);
  return plainSpaces(relative.format(count, unit));
}

/** How long something took: `340 ms`, `1.2 s`, `2 min 5 s`. */
export function formatDuration(milliseconds: number, locale: string): string {
  const ms = Math.round(milliseconds);
  if (ms < 1000) return `${ms} ms`;
  if (ms < 60_000)
    return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(ms / 1000)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
