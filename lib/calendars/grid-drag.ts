import { DAY_MINUTES } from './typed-time';
import { mergeDay, type Range, rangeOf, spanOf, type Week, withDay } from './week-edits';

/** Minutes that a drag goes by. */
const STEP = 15;

/** What a drag on the week takes hold of: nothing yet, a whole range, or one end of it. */
export type Grip = {
  readonly day: number;
  /** In minutes of that day. */
  readonly at: number;
  readonly range?: { readonly index: number; readonly part: 'start' | 'end' | 'whole' };
};

/** A place on the week where the drag is now; days outside of it count as the nearest. */
export type Place = { readonly day: number; readonly at: number };

/** The range that a drag makes of what it holds, and its day. Never shorter than a step, never over midnight. */
export function draggedRange(week: Week, grip: Grip, place: Place): { day: number; range: Range } {
  const held = grip.range && week[grip.day]?.[grip.range.index];
  const at = step(place.at);
  if (!held) {
    const [from, to] = [Math.min(step(grip.at), at), Math.max(step(grip.at), at)];
    return { day: grip.day, range: made(from, Math.max(to, from + STEP)) };
  }
  const { from, to } = spanOf(held);
  if (grip.range?.part === 'start') return { day: grip.day, range: made(Math.min(at, to - STEP), to) };
  if (grip.range?.part === 'end') return { day: grip.day, range: made(from, Math.max(at, from + STEP)) };
  const moved = clamp(from + step(place.at - grip.at), 0, DAY_MINUTES - (to - from));
  return { day: clamp(place.day, 0, 6), range: made(moved, moved + to - from) };
}

/** The week with what was dragged where it was dropped, made one with what it lies over. */
export function dropped(week: Week, grip: Grip, place: Place): Week {
  const { day, range } = draggedRange(week, grip, place);
  const held = grip.range;
  const without = held ? withDay(week, grip.day, week[grip.day]!.toSpliced(held.index, 1)) : week;
  return mergeDay(withDay(without, day, [...without[day]!, range]), day);
}

function made(from: number, to: number): Range {
  const start = clamp(from, 0, DAY_MINUTES - STEP);
  return rangeOf(start, clamp(to, start + STEP, DAY_MINUTES));
}

function step(minutes: number): number {
  return Math.round(minutes / STEP) * STEP;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
