import type { WorkflowDocument } from '@/components/workflows/document/document';
import { type Flow, flowOf, type Point } from '@/components/workflows/document/document-flow';
import { ROW } from '@/components/workflows/document/document-steps';

export const NODE_WIDTH = 240;
export const NODE_HEIGHT = 64;
export const NOTE_HEIGHT = 88;
const COLUMN = NODE_WIDTH + 40;

const placed = new WeakMap<WorkflowDocument, ReadonlyMap<string, Point>>();

/** Where each node stands: at its own position, or near its neighbours where the document gives none. */
export function positionsOf(document: WorkflowDocument): ReadonlyMap<string, Point> {
  const known = placed.get(document);
  if (known) return known;
  const positions = place(flowOf(document));
  placed.set(document, positions);
  return positions;
}

function place(flow: Flow): ReadonlyMap<string, Point> {
  const positions = new Map<string, Point>();
  for (const { key, position } of flow.nodes) if (position) positions.set(key, position);
  if (positions.size === flow.nodes.length) return positions;
  const taken = new Set([...positions.values()].map(({ x, y }) => `${x} ${y}`));
  const put = (key: string, { x, y }: Point) => {
    let at = { x, y };
    while (taken.has(`${at.x} ${at.y}`)) at = { x: at.x + COLUMN, y };
    taken.add(`${at.x} ${at.y}`);
    positions.set(key, at);
  };
  // Upwards from what has a place: what leads to it, and what leads there.
  const waiting = new Set(flow.nodes.filter(({ key }) => !positions.has(key)).map(({ key }) => key));
  for (let found = true; found; ) {
    found = false;
    for (const key of [...waiting]) {
      const below = flow
        .out(key)
        .map(({ target }) => positions.get(target))
        .find(Boolean);
      if (!below || flow.into(key).some(({ source }) => positions.has(source))) continue;
      put(key, { x: below.x, y: below.y - ROW });
      waiting.delete(key);
      found = true;
    }
  }
  // Then downwards.
  const bottom = Math.max(-ROW, ...[...positions.values()].map(({ y }) => y)) + ROW;
  while (waiting.size > 0) {
    const [first] = waiting;
    const next =
      [...waiting].find((key) => flow.into(key).some(({ source }) => positions.has(source))) ?? first!;
    const edge = flow.into(next).find(({ source }) => positions.has(source));
    const above = edge && positions.get(edge.source);
    put(next, above ? { x: above.x, y: above.y + ROW } : { x: 0, y: bottom });
    waiting.delete(next);
  }
  return positions;
}
