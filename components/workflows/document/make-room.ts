import type { WorkflowDocument } from './document';
import { setPositions } from './document-entries';
import { flowOf, type Point } from './document-flow';
import { isOnEachOther } from './free-place';

/**
 * Moves what follows a node down by some pixels, as far as it lies at or below it, and with it whatever it would come
 * to lie on. What is named as staying stays.
 */
export function makeRoom(
  document: WorkflowDocument,
  start: string,
  by: number,
  positions: ReadonlyMap<string, Point>,
  staying: ReadonlySet<string>,
): WorkflowDocument {
  const top = positions.get(start)?.y;
  if (top === undefined || by <= 0) return document;
  const flow = flowOf(document);
  const moves = new Map<string, Point>();
  const follow = (from: string) => {
    const seen = new Set([from]);
    for (const key of seen) {
      const at = positions.get(key);
      if (!at || at.y < top || staying.has(key) || moves.has(key)) continue;
      moves.set(key, { x: at.x, y: at.y + by });
      for (const { target } of flow.out(key)) seen.add(target);
    }
  };
  follow(start);
  for (let isPushing = true; isPushing; ) {
    isPushing = false;
    for (const [key, at] of positions) {
      if (moves.has(key) || staying.has(key) || at.y < top) continue;
      if (![...moves.values()].some((moved) => isOnEachOther(moved, at))) continue;
      follow(key);
      isPushing = true;
    }
  }
  return setPositions(document, moves);
}
