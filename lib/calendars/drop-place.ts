import type { Span } from '@/lib/rules/zones';
import type { FreeSlot } from './free-slots';

const MINUTE = 60_000;
/** How far from a slot's start a drop still means it. */
const REACH = 30 * MINUTE;
const STEP = 15 * MINUTE;

/** Where a drop leads: to a start, or nowhere, and why. */
export type DropPlace =
  | {
      readonly start: number /** The server has not offered it: only it can tell. */;
      readonly isUnsure?: boolean;
    }
  | { readonly start?: undefined; readonly why: 'loading' | 'taken' | 'same' };

/**
 * Where an appointment that is let go of at an instant goes: to the nearest free slot. The server counts the appointment
 * itself as taken where it is now, and the time around it; there it goes where it was let go of, and the server decides.
 *
 * @param slots of the calendar, in order; undefined while they are read
 * @param around minutes before and after it that its own being there takes away
 */
export function dropPlace(
  wanted: number,
  own: Span | undefined,
  slots: readonly FreeSlot[] | undefined,
  around = 0,
): DropPlace {
  const near = nearest(wanted, slots ?? []);
  if (near !== undefined && Math.abs(near - wanted) <= STEP / 2) return { start: near };
  const quarter = Math.round(wanted / STEP) * STEP;
  if (own && quarter === own.from) return { why: 'same' };
  const length = own ? own.to - own.from : 0;
  if (own && Math.abs(quarter - own.from) < length + around * MINUTE)
    return { start: quarter, isUnsure: true };
  if (near !== undefined && Math.abs(near - wanted) <= REACH) return { start: near };
  return { why: slots === undefined ? 'loading' : 'taken' };
}

function nearest(wanted: number, slots: readonly FreeSlot[]): number | undefined {
  let best: number | undefined;
  for (const { start } of slots) {
    if (best === undefined || Math.abs(start - wanted) < Math.abs(best - wanted)) best = start;
  }
  return best;
}

/** Slots as spans that touch no other: what is drawn as free. */
export function freeSpans(slots: readonly FreeSlot[], minutes: number): readonly Span[] {
  const spans: { from: number; to: number }[] = [];
  for (const { start, end = start + minutes * MINUTE } of slots) {
    const last = spans.at(-1);
    if (last && start <= last.to) last.to = Math.max(last.to, end);
    else spans.push({ from: start, to: end });
  }
  return spans;
}
