import type { Validity } from '@/lib/rules/prices/terms';
import { addDays, daysBetween } from '@/lib/rules/zones';

/** The days that a timeline shows, both included. */
export type TimeWindow = { readonly from: string; readonly to: string };

const FARTHEST = 3653;
const MARGIN = 0.12;
const LEAST_MARGIN = 20;
const MOST_TICKS = 7;

/** A window that holds today and every day on which a price begins or ends, up to ten years away. */
export function windowOf(prices: readonly Validity[], today: string): TimeWindow {
  const [first, last] = [addDays(today, -FARTHEST), addDays(today, FARTHEST)];
  const days = prices
    .flatMap(({ vigencia_desde, vigencia_hasta }) => [vigencia_desde, vigencia_hasta])
    .filter((day) => day !== null)
    .map((day) => [first, day, last].toSorted()[1]!)
    .concat(today)
    .toSorted();
  const [from, to] = [days[0]!, days.at(-1)!];
  const margin = Math.max(LEAST_MARGIN, Math.round(daysBetween(from, to) * MARGIN));
  return { from: addDays(from, -margin), to: addDays(to, margin) };
}

/** Where a day begins in a window: 0 at its first, 1 after its last; days beyond stand at its edge. */
export function placeOf(day: string, { from, to }: TimeWindow): number {
  const place = daysBetween(from, day) / (daysBetween(from, to) + 1);
  return Math.min(1, Math.max(0, place));
}

/** What a stretch of days covers of a window: where it begins and how far it goes, as parts of 1. */
export function spanIn(from: string | null, to: string | null, window: TimeWindow) {
  const start = from === null ? 0 : placeOf(from, window);
  const end = to === null ? 1 : placeOf(addDays(to, 1), window);
  return { start, length: Math.max(0, end - start) };
}

/** First days of months to write below a window: so many months apart that at most seven of them fit. */
export function ticksIn({ from, to }: TimeWindow): readonly string[] {
  const [first, last] = [monthOf(from) + 1, monthOf(to)];
  const step = [1, 2, 3, 6, 12, 24, 60].find((months) => (last - first) / months < MOST_TICKS) ?? 120;
  const start = Math.ceil(first / step) * step;
  const count = Math.max(0, Math.floor((last - start) / step) + 1);
  return Array.from({ length: count }, (_, place) => dayOfMonth(start + place * step));
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

function dayOfMonth(month: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
