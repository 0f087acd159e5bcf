import { holdsOn, type Validity } from '@/lib/rules/prices/terms';
import { addDays } from '@/lib/rules/zones';

export type Keyed = { readonly key: string };

/** A stretch of days, both ends included and null where it is open, and the prices that hold on every one of them. */
export type Segment = {
  readonly from: string | null;
  readonly to: string | null;
  readonly keys: readonly string[];
};

/** All of time in order, cut wherever the prices that hold change. */
export function segmentsOf(prices: readonly (Validity & Keyed)[]): readonly Segment[] {
  const possible = prices.filter(
    ({ vigencia_desde: from, vigencia_hasta: to }) => from === null || to === null || from <= to,
  );
  const starts = possible.flatMap(({ vigencia_desde: from, vigencia_hasta: to }) => [
    ...(from === null ? [] : [from]),
    ...(to === null ? [] : [addDays(to, 1)]),
  ]);
  const cuts = [...new Set(starts)].toSorted();
  return [null, ...cuts].map((from, place) => {
    const next = cuts[place];
    const to = next === undefined ? null : addDays(next, -1);
    const day = from ?? to ?? '2000-01-01';
    return { from, to, keys: possible.filter((price) => holdsOn(price, day)).map(({ key }) => key) };
  });
}

/** Days between two prices on which none holds. */
export function gapsIn(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(({ from, to, keys }) => keys.length === 0 && from !== null && to !== null);
}

/** Days on which more than one price holds, which the API refuses. */
export function overlapsIn(segments: readonly Segment[]): readonly Segment[] {
  return segments.filter(({ keys }) => keys.length > 1);
}
