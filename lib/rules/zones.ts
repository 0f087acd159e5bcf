const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A span of instants in epoch milliseconds; `to` is not part of it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type Zone = {
  readonly clock: Intl.DateTimeFormat;
  /** Offsets by days of UTC; null where the clock changes on that day. */
  readonly days: Map<number, number | null>;
};

const zones = new Map<string, Zone>();

/**
 * Milliseconds that the wall clock of a zone is ahead of UTC at an instant; below zero in the west.
 * `zone` is an IANA name; every function here throws RangeError for one that this machine does not know.
 */
export function offsetAt(instant: number, zone: string): number {
  const { clock, days } = zoneNamed(zone);
  const day = Math.floor(instant / DAY);
  let known = days.get(day);
  if (known === undefined) {
    const start = readOffset(clock, day * DAY);
    known = start === readOffset(clock, (day + 1) * DAY) ? start : null;
    days.set(day, known);
  }
  return known ?? readOffset(clock, instant);
}

/** The date that the wall clock shows at an instant, `2026-11-20`. */
export function dayAt(instant: number, zone: string): string {
  return dateText(instant + offsetAt(instant, zone));
}

/** The whole minutes since midnight that the wall clock shows at an instant: 0 to 1439. */
export function minutesAt(instant: number, zone: string): number {
  const wall = instant + offsetAt(instant, zone);
  return Math.floor((wall - Math.floor(wall / DAY) * DAY) / MINUTE);
}

/**
 * The instants at which the wall clock shows so many minutes since a date's midnight, in order: none in the hour that it
 * skips, two in the hour that it shows twice. 1440 is the next date's midnight.
 */
export function instantsOf(day: string, minutes: number, zone: string): readonly number[] {
  const wall = Date.parse(day) + minutes * MINUTE;
  return offsetsAround(wall, zone)
    .map((offset) => ({ offset, instant: wall - offset }))
    .filter(({ offset, instant }) => offsetAt(instant, zone) === offset)
    .map(({ instant }) => instant);
}

/** The first of `instantsOf`; of a time that the clock skips, the moment of the change. */
export function instantOf(day: string, minutes: number, zone: string): number {
  const [first] = instantsOf(day, minutes, zone);
  return first ?? changeAround(Date.parse(day) + minutes * MINUTE, zone);
}

/** The first instant of a date. */
export function startOfDay(day: string, zone: string): number {
  return instantOf(day, 0, zone);
}

/** The instants of the dates from one to the other, both included: of one date 23, 24 or 25 hours in most zones. */
export function daysSpan(from: string, to: string, zone: string): Span {
  return { from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone) };
}

/** The date so many days later; earlier below zero. */
export function addDays(day: string, count: number): string {
  return dateText(Date.parse(day) + count * DAY);
}

/** The days from one date to another; below zero where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The first instant of the new offset, after one instant and up to another between which a zone's clock changes once. */
export function changeBetween(from: number, to: number, zone: string): number {
  const old = offsetAt(from, zone);
  let before = from;
  let after = to;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle, zone) === old) before = middle;
    else after = middle;
  }
  return after;
}

/** 0 for a Monday to 6 for a Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
}

function zoneNamed(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: name,
    calendar: 'gregory',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const zone = { clock, days: new Map() };
  zones.set(name, zone);
  return zone;
}

function readOffset(clock: Intl.DateTimeFormat, instant: number): number {
  const second = Math.floor(instant / 1000) * 1000;
  const read: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clock.formatToParts(second)) read[type] = Number(value);
  return Date.UTC(read.year!, read.month! - 1, read.day!, read.hour!, read.minute!, read.second!) - second;
}

/** The offsets that hold before and after a wall-clock time; the greater one, and so the earlier instant, first. */
function offsetsAround(wall: number, zone: string): readonly number[] {
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  return before === after ? [before] : [before, after].sort((one, other) => other - one);
}

/** The instant of the change that skips a wall-clock time. */
function changeAround(wall: number, zone: string): number {
  const [most, least] = offsetsAround(wall, zone) as [number, number];
  return changeBetween(wall - most, wall - least, zone);
}

function dateText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}
