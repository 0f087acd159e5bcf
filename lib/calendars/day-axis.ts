import { addDays, changeBetween, minutesAt, offsetAt, type Span, startOfDay } from '@/lib/rules/zones';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** A stretch of a day in which its clock runs evenly; `wall` is what it shows at `from`, in minutes since midnight. */
type Stretch = Span & { readonly wall: number };

/** Minutes since midnight, from one to the other. */
export type WallSpan = { readonly from: number; readonly to: number };

/** One day as its clock runs: in most zones one stretch, two on the day of a change. */
export type DayClock = Span & {
  readonly day: string;
  readonly stretches: readonly Stretch[];
  /** What the clock skips, and what it shows twice. */
  readonly skipped: WallSpan | undefined;
  readonly doubled: WallSpan | undefined;
};

/** A stretch of the axis, `top` minutes below its beginning; the second pass of a doubled time has one of its own. */
export type Band = WallSpan & { readonly top: number; readonly isSecond: boolean };

/**
 * The one vertical axis of days that are drawn side by side, in minutes. A time that one of them shows twice is on it
 * twice, so that every instant of that day has a place of its own; the other days are blank there. A time that a day
 * skips stays on it, and has no instant.
 */
export type DayAxis = {
  readonly zone: string;
  readonly height: number;
  readonly bands: readonly Band[];
  readonly clocks: ReadonlyMap<string, DayClock>;
};

/** The axis of some days in a zone. */
export function axisOf(days: readonly string[], zone: string): DayAxis {
  const clocks = new Map(days.map((day) => [day, clockOf(day, zone)]));
  const doubled = new Map<string, WallSpan>();
  for (const clock of clocks.values()) {
    if (clock.doubled) doubled.set(`${clock.doubled.from} ${clock.doubled.to}`, clock.doubled);
  }
  const bands: Band[] = [];
  let from = 0;
  let top = 0;
  const add = (span: WallSpan, isSecond: boolean) => {
    bands.push({ ...span, top, isSecond });
    top += span.to - span.from;
  };
  for (const span of [...doubled.values()].sort((one, other) => one.to - other.to)) {
    if (span.to > from) add({ from, to: span.to }, false);
    add(span, true);
    from = span.to;
  }
  if (from < DAY_MINUTES) add({ from, to: DAY_MINUTES }, false);
  return { zone, height: top, bands, clocks };
}

/** How far below the axis' beginning an instant of a day is; the nearest end of the day for one outside of it. */
export function topOf(axis: DayAxis, day: string, instant: number): number {
  const clock = clockIn(axis, day);
  const within = Math.min(Math.max(instant, clock.from), clock.to - 1);
  const at = clock.stretches.findIndex(({ to }) => within < to);
  const { from, wall } = clock.stretches[at]!;
  const shown = wall + (within - from) / MINUTE;
  const { doubled } = clock;
  const isSecond = at > 0 && doubled !== undefined && shown < doubled.to;
  const band = axis.bands.find(
    (one) => one.isSecond === isSecond && shown < one.to && (!isSecond || isSame(one, doubled)),
  );
  return band ? band.top + shown - band.from : axis.height;
}

/** Where a span of a day ends: right below its last moment, so that no blank stretch counts as part of it. */
export function bottomOf(axis: DayAxis, day: string, instant: number): number {
  const { from } = clockIn(axis, day);
  return topOf(axis, day, Math.max(instant - 1, from)) + 1 / MINUTE;
}

/** The instant at a place of a day; undefined where it has none: the time is skipped, or doubled on another day only. */
export function instantAt(axis: DayAxis, day: string, top: number): number | undefined {
  const { stretches, doubled } = clockIn(axis, day);
  const band = axis.bands.find((one) => top < one.top + one.to - one.from);
  if (!band || top < 0) return undefined;
  if (band.isSecond && !isSame(band, doubled)) return undefined;
  const wall = band.from + top - band.top;
  const stretch = (band.isSecond ? stretches.slice(1) : stretches).find(
    (one) => wall >= one.wall && wall < one.wall + (one.to - one.from) / MINUTE,
  );
  return stretch && stretch.from + (wall - stretch.wall) * MINUTE;
}

/** The same time on another day: the first where that shows it twice, the moment of the change where it skips it. */
export function sameTimeOn(axis: DayAxis, from: string, instant: number, to: string): number {
  const top = topOf(axis, from, instant);
  const there = instantAt(axis, to, top);
  if (there !== undefined) return there;
  const { stretches, ...clock } = clockIn(axis, to);
  const wall = minutesAt(instant, axis.zone);
  const later = stretches.find((one) => wall < one.wall + (one.to - one.from) / MINUTE);
  return later ? later.from + Math.max(wall - later.wall, 0) * MINUTE : clock.to - MINUTE;
}

/** A day as its clock runs in a zone. */
export function clockOf(day: string, zone: string): DayClock {
  const from = startOfDay(day, zone);
  const to = startOfDay(addDays(day, 1), zone);
  const isEven = offsetAt(from, zone) === offsetAt(to - 1, zone);
  const change = isEven ? to : changeBetween(from, to - 1, zone);
  const parts = [{ from, to: change }, ...(isEven ? [] : [{ from: change, to }])];
  const stretches = parts.map((part) => ({ ...part, wall: wallAt(part.from, day, zone) }));
  const [first, second] = stretches as [Stretch, Stretch?];
  const firstEnd = first.wall + (first.to - first.from) / MINUTE;
  const seam = second && second.wall !== firstEnd ? { before: firstEnd, after: second.wall } : undefined;
  const skipsStart = first.wall > 0 ? { from: 0, to: first.wall } : undefined;
  return {
    day,
    from,
    to,
    stretches,
    skipped: seam && seam.after > seam.before ? { from: seam.before, to: seam.after } : skipsStart,
    doubled: seam && seam.after < seam.before ? { from: seam.after, to: seam.before } : undefined,
  };
}

function wallAt(instant: number, day: string, zone: string): number {
  return (instant + offsetAt(instant, zone) - Date.parse(day)) / MINUTE;
}

function clockIn(axis: DayAxis, day: string): DayClock {
  return axis.clocks.get(day) ?? clockOf(day, axis.zone);
}

function isSame(one: WallSpan, other: WallSpan | undefined): boolean {
  return one.from === other?.from && one.to === other.to;
}
