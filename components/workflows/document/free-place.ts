import type { Point } from './document-flow';
import { COLUMN, NODE_HEIGHT, NODE_WIDTH, ROW } from './node-size';

/** Cards nearer than this look as if they were one. */
const BETWEEN = 16;
const COLUMNS_TRIED = 12;

/** Whether two cards at these places would lie on each other, or nearly. */
export function isOnEachOther(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < NODE_WIDTH + BETWEEN && Math.abs(a.y - b.y) < NODE_HEIGHT + BETWEEN;
}

/**
 * How far cards have to move so that none lies on another: not at all, or to the side in columns, the nearest first and
 * of two the wished side; further rows below only where a whole row is full.
 */
export function freeMove(
  cards: readonly Point[],
  taken: readonly Point[],
  side: 'left' | 'right' = 'right',
): Point {
  const isFree = (by: Point) =>
    cards.every(({ x, y }) => !taken.some((other) => isOnEachOther({ x: x + by.x, y: y + by.y }, other)));
  for (let row = 0; ; row++) {
    for (let column = 0; column <= COLUMNS_TRIED; column++) {
      const first = (side === 'right' ? column : -column) * COLUMN;
      for (const x of column === 0 ? [0] : [first, -first]) {
        const by = { x, y: row * ROW };
        if (isFree(by)) return by;
      }
    }
  }
}

/** The wished place, or the nearest one where a card lies on no other. */
export function freePlace(wished: Point, taken: Iterable<Point>, side?: 'left' | 'right'): Point {
  const by = freeMove([wished], [...taken], side);
  return { x: wished.x + by.x, y: wished.y + by.y };
}
