import type { Span } from './boxes';

/**
 * How far a part of the flow reaches to both sides, row by row. Its rows are kept from the last one up, so that what
 * stands above a long part is added to it without a copy: a flow of 1,500 steps is one such part.
 */
export class Outline {
  readonly #left: number[] = [];
  readonly #right: number[] = [];
  readonly last: number;
  #shift = 0;

  constructor(last: number) {
    this.last = last;
  }

  get top(): number {
    return this.last - this.#left.length + 1;
  }

  left(row: number): number {
    return this.#left[this.last - row]! + this.#shift;
  }

  right(row: number): number {
    return this.#right[this.last - row]! + this.#shift;
  }

  /** Takes in a span of a row that is not below the last one; rows on the way there reach nowhere yet. */
  add(row: number, from: number, to: number): void {
    while (this.top > row) {
      this.#left.push(Number.POSITIVE_INFINITY);
      this.#right.push(Number.NEGATIVE_INFINITY);
    }
    const at = this.last - row;
    this.#left[at] = Math.min(this.#left[at]!, from - this.#shift);
    this.#right[at] = Math.max(this.#right[at]!, to - this.#shift);
  }

  /** Takes in another outline that is moved sideways and ends no lower. */
  addAll(other: Outline, by: number): void {
    for (let row = other.last; row >= other.top; row--) {
      this.add(row, other.left(row) + by, other.right(row) + by);
    }
  }

  move(by: number): void {
    this.#shift += by;
  }
}

/** An outline at a place. */
export type Standing = { readonly outline: Outline; readonly by: number };

/** How far an outline has to be moved to stand right of another in every row that both have. */
export function shiftRightOf({ outline, by }: Standing, moved: Outline, gap: number): number {
  let shift = Number.NEGATIVE_INFINITY;
  for (let row = Math.max(outline.top, moved.top); row <= Math.min(outline.last, moved.last); row++) {
    shift = Math.max(shift, outline.right(row) + by + gap - moved.left(row));
  }
  return shift;
}

/** The move nearest to a wanted one, to the right of two, by which an outline keeps clear of others that stand already. */
export function clearShift(
  standing: readonly Standing[],
  moved: Outline,
  wanted: number,
  gap: number,
): number {
  const forbidden = standing.flatMap(({ outline, by }): Span[] => {
    const spans: Span[] = [];
    for (let row = Math.max(outline.top, moved.top); row <= Math.min(outline.last, moved.last); row++) {
      const from = outline.left(row) + by - gap - moved.right(row);
      const to = outline.right(row) + by + gap - moved.left(row);
      if (from < to) spans.push([from, to]);
    }
    return spans;
  });
  const isClear = (shift: number) => forbidden.every(([from, to]) => shift <= from || shift >= to);
  if (isClear(wanted)) return wanted;
  const isNearer = (a: number, b: number) =>
    Math.abs(a - wanted) < Math.abs(b - wanted) || (Math.abs(a - wanted) === Math.abs(b - wanted) && a > b);
  return forbidden
    .flat()
    .filter(isClear)
    .reduce((best, shift) => (isNearer(shift, best) ? shift : best), Number.POSITIVE_INFINITY);
}

/** One outline around several. The longest one becomes it and is not to be used any more. */
export function joinOutlines(all: readonly Standing[]): Outline {
  const longest = all.reduce((best, one) => (one.outline.last > best.outline.last ? one : best));
  longest.outline.move(longest.by);
  for (const one of all) if (one !== longest) longest.outline.addAll(one.outline, one.by);
  return longest.outline;
}
