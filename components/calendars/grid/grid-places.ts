import type { Point } from '@/components/ui/pointer-drag';
import { type DayAxis, instantAt, sameTimeOn } from '@/lib/calendars/day-axis';
import type { GridColumn } from '@/lib/calendars/grid-columns';
import { instantOf, minutesAt } from '@/lib/rules/zones';

const QUARTER = 900_000;

/** A quarter of an hour in a column. */
export type GridPlace = { readonly column: number; readonly instant: number };

/** The column at a point of the screen, and how many minutes of the axis are above it. */
export function pointIn(columns: HTMLElement, count: number, { x, y }: Point) {
  const { left, top, width, height } = columns.getBoundingClientRect();
  if (x < left || x >= left + width || y < top || y >= top + height) return undefined;
  return { column: Math.floor(((x - left) / width) * count), top: y - top };
}

/** The quarter of an hour that a point is in; undefined where that day has no such time. */
export function quarterAt(axis: DayAxis, day: string, top: number): number | undefined {
  const instant = instantAt(axis, day, Math.max(0, Math.min(top, axis.height - 1)));
  const from = axis.clocks.get(day)?.from ?? 0;
  return instant === undefined ? undefined : from + Math.floor((instant - from) / QUARTER) * QUARTER;
}

/**
 * Where a key leads from a place: up and down by quarters of an hour within the day, sideways to the same time of the
 * next column, Home and End to the ends of the row, with Ctrl to those of the day. A number is so many days beyond the
 * columns; undefined for a key that leads nowhere.
 */
export function placeAfter(
  key: string,
  hasCtrl: boolean,
  from: GridPlace,
  columns: readonly GridColumn[],
  axis: DayAxis,
): GridPlace | number | undefined {
  const { day } = columns[from.column]!;
  const clock = axis.clocks.get(day)!;
  const last = clock.to - QUARTER;
  const sideways = (column: number): GridPlace | number => {
    const there = columns[column];
    if (!there) return column < 0 ? -1 : 1;
    return { column, instant: sameTimeOn(axis, day, from.instant, there.day) };
  };
  switch (key) {
    case 'ArrowUp':
      return { ...from, instant: Math.max(from.instant - QUARTER, clock.from) };
    case 'ArrowDown':
      return { ...from, instant: Math.min(from.instant + QUARTER, last) };
    case 'ArrowLeft':
      return sideways(from.column - 1);
    case 'ArrowRight':
      return sideways(from.column + 1);
    case 'Home':
      return hasCtrl ? { ...from, instant: clock.from } : sideways(0);
    case 'End':
      return hasCtrl ? { ...from, instant: last } : sideways(columns.length - 1);
    default:
      return undefined;
  }
}

/** A place among columns that may be others by now: the same time in its column of today. */
export function placeIn(columns: readonly GridColumn[], axis: DayAxis, place: GridPlace): GridPlace {
  const column = Math.min(place.column, columns.length - 1);
  const { day } = columns[column]!;
  const clock = axis.clocks.get(day)!;
  const isThere = place.instant >= clock.from && place.instant < clock.to;
  return {
    column,
    instant: isThere ? place.instant : instantOf(day, minutesAt(place.instant, axis.zone), axis.zone),
  };
}
