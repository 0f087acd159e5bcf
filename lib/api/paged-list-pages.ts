import type { Id } from './loose';
import type { Cursor } from './reply';

/** One page of a list; without `rows` it was let go of and is read again at its cursor. */
export type HeldPage<Row> = {
  readonly cursor: Cursor | undefined;
  readonly ids: readonly Id[];
  readonly rows?: readonly Row[];
  readonly isReading?: boolean;
};

type Counted = { readonly ids: readonly Id[] };

/** Index of the first row of each page. */
export function startsOf(pages: readonly Counted[]): number[] {
  let start = 0;
  return pages.map(({ ids }) => {
    const here = start;
    start += ids.length;
    return here;
  });
}

/** Where the last page begins, from the starts of those before it. */
export function startOfLast(pages: readonly Counted[], starts: readonly number[]): number {
  const before = starts.length - 1;
  return before < 0 ? 0 : starts[before]! + pages[before]!.ids.length;
}

export function lengthOf(pages: readonly Counted[]): number {
  return pages.reduce((sum, { ids }) => sum + ids.length, 0);
}

/** Page and place of a row. Empty pages share their start with the next one, which holds the row. */
export function locate(starts: readonly number[], index: number): { page: number; place: number } {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= index) low = middle;
    else high = middle - 1;
  }
  return { page: low, place: index - (starts[low] ?? 0) };
}
