import { type Span, shelfOf } from './boxes';

type Line = { readonly at: number; readonly span: Span; readonly owner: string };

/** Lines of about one place, by the parts of their length that they reach into; very long ones apart. */
type Shelf = { readonly boards: Map<number, Line[]>; readonly long: Line[] };

const SHELF = 32;
const BOARD = 1_024;
/** A line over more boards than this is long. */
const MOST_BOARDS = 64;

/** Parallel lines that are drawn already: vertical ones by x, or horizontal ones by y. */
export class Lines {
  readonly #shelves = new Map<number, Shelf>();

  add(owner: string, at: number, span: Span): void {
    const line = { at, span: ordered(span), owner };
    const { boards, long } = this.#shelfAt(shelfOf(at, SHELF));
    const [first, last] = boardsOf(line.span);
    if (last - first >= MOST_BOARDS) long.push(line);
    else {
      for (let board = first; board <= last; board++) {
        const lines = boards.get(board);
        if (lines) lines.push(line);
        else boards.set(board, [line]);
      }
    }
  }

  /** Whether no other edge's line runs so near beside this one. */
  isFree(owner: string, at: number, span: Span, distance: number): boolean {
    const [from, to] = ordered(span);
    const [first, last] = boardsOf([from, to]);
    const isBeside = (line: Line) =>
      line.owner !== owner && Math.abs(line.at - at) < distance && line.span[0] < to && line.span[1] > from;
    const end = shelfOf(at + distance, SHELF);
    for (let shelf = shelfOf(at - distance, SHELF); shelf <= end; shelf++) {
      const stock = this.#shelves.get(shelf);
      if (!stock) continue;
      if (stock.long.some(isBeside)) return false;
      if (last - first >= stock.boards.size) {
        for (const lines of stock.boards.values()) if (lines.some(isBeside)) return false;
      } else {
        for (let board = first; board <= last; board++) {
          if (stock.boards.get(board)?.some(isBeside)) return false;
        }
      }
    }
    return true;
  }

  /** The place nearest to a wanted one, inside limits, that keeps its distance; the distance shrinks where it must. */
  nearest(owner: string, wanted: number, [from, to]: Span, span: Span, distances: readonly number[]) {
    const start = Math.min(Math.max(wanted, from), to);
    for (const distance of distances) {
      const step = distance / 2;
      for (let away = 0; away <= MOST_STEPS; away++) {
        const left = start - away * step;
        const right = start + away * step;
        if (left < from && right > to) break;
        if (right <= to && this.isFree(owner, right, span, distance)) return right;
        if (left >= from && this.isFree(owner, left, span, distance)) return left;
      }
    }
    return undefined;
  }

  #shelfAt(shelf: number): Shelf {
    const stock = this.#shelves.get(shelf) ?? { boards: new Map(), long: [] };
    this.#shelves.set(shelf, stock);
    return stock;
  }
}

const boardsOf = ([from, to]: Span): Span => [shelfOf(from, BOARD), shelfOf(to, BOARD)];

const MOST_STEPS = 60;

const ordered = ([a, b]: Span): Span => (a < b ? [a, b] : [b, a]);
