/** What an edge may not run through: a card on the canvas. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Span = readonly [from: number, to: number];

const SHELF = 256;

/** The cards, found by height. Straight lines are asked of it; it knows nothing of edges. */
export class Boxes {
  readonly #shelves = new Map<number, Box[]>();
  readonly #tops: readonly number[];
  readonly #bottoms: readonly number[];

  constructor(all: readonly Box[]) {
    for (const box of all) {
      for (let shelf = shelfOf(box.top, SHELF); shelf <= shelfOf(box.bottom, SHELF); shelf++) {
        const boxes = this.#shelves.get(shelf);
        if (boxes) boxes.push(box);
        else this.#shelves.set(shelf, [box]);
      }
    }
    this.#tops = all.map(({ top }) => top).toSorted((a, b) => a - b);
    this.#bottoms = all.map(({ bottom }) => bottom).toSorted((a, b) => a - b);
  }

  /** The cards that reach into a height, each once. */
  within(height: Span): ReadonlySet<Box> {
    const [from, to] = height;
    const found = new Set<Box>();
    for (const boxes of this.#reached(height)) {
      for (const box of boxes) {
        if (box.top < to && box.bottom > from) found.add(box);
      }
    }
    return found;
  }

  /** Whether a vertical line keeps clear of all cards. */
  isClear(x: number, height: Span, margin: number): boolean {
    for (const boxes of this.#reached(height)) {
      for (const { left, top, right, bottom } of boxes) {
        if (top < height[1] && bottom > height[0] && left - margin < x && right + margin > x) return false;
      }
    }
    return true;
  }

  /** Where a vertical line may stand: the gaps between the cards of a height, from left to right. */
  gaps(height: Span, margin: number): Span[] {
    const taken = [...this.within(height)]
      .map(({ left, right }): Span => [left - margin, right + margin])
      .toSorted(([a], [b]) => a - b);
    const gaps: Span[] = [];
    let from = Number.NEGATIVE_INFINITY;
    for (const [left, right] of taken) {
      if (left > from) gaps.push([from, left]);
      from = Math.max(from, right);
    }
    return [...gaps, [from, Number.POSITIVE_INFINITY]];
  }

  /** The next upper side at or below a height. */
  nextTop(y: number): number | undefined {
    return this.#tops[firstAtLeast(this.#tops, y)];
  }

  /** The last lower side at or above a height. */
  lastBottom(y: number): number | undefined {
    const after = firstAtLeast(this.#bottoms, y + 0.01);
    return this.#bottoms[after - 1];
  }

  /** The shelves of a height, or all where that is fewer: two cards may stand a million shelves apart. */
  #reached([from, to]: Span): Iterable<readonly Box[]> {
    const [first, last] = [shelfOf(from, SHELF), shelfOf(to, SHELF)];
    if (last - first >= this.#shelves.size) return this.#shelves.values();
    const reached: Box[][] = [];
    for (let shelf = first; shelf <= last; shelf++) {
      const boxes = this.#shelves.get(shelf);
      if (boxes) reached.push(boxes);
    }
    return reached;
  }
}

/** So far shelves are told apart; counting on from one always leads to the next. */
const FARTHEST = 2 ** 40;

/** The shelf of a place; what lies beyond all of them, endlessly far even, is on the last. */
export function shelfOf(place: number, size: number): number {
  return Math.min(Math.max(Math.floor(place / size), -FARTHEST), FARTHEST);
}

function firstAtLeast(sorted: readonly number[], value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
