import type { WorkflowDocument } from '@/components/workflows/document/document';
import { setPositions } from '@/components/workflows/document/document-entries';
import { type Flow, flowOf, type Point } from '@/components/workflows/document/document-flow';
import { freePlace } from '@/components/workflows/document/free-place';
import { NODE_HEIGHT, NODE_WIDTH, ROW } from '@/components/workflows/document/node-size';
import { tidy } from '@/components/workflows/layout/tidy';

const placed = new WeakMap<WorkflowDocument, ReadonlyMap<string, Point>>();

/** Where each node stands: at its own position, or near its neighbours where the document gives none. */
export function positionsOf(document: WorkflowDocument): ReadonlyMap<string, Point> {
  const known = placed.get(document);
  if (known) return known;
  const positions = place(flowOf(document));
  placed.set(document, positions);
  return positions;
}

/**
 * The document with the places written into it where it gave none: what is drawn by its neighbours would otherwise
 * move whenever one of these does. The same document where every node has a place.
 */
export function settle(document: WorkflowDocument): WorkflowDocument {
  const unplaced = unplacedOf(document);
  return unplaced.size === 0 ? document : setPositions(document, unplaced);
}

/** Moves nodes and notes; every other node stays where it was drawn. */
export function moveTo(document: WorkflowDocument, moves: ReadonlyMap<string, Point>): WorkflowDocument {
  const flow = flowOf(document);
  const isOfNodes = [...moves.keys()].some((key) => flow.node(key));
  return setPositions(document, isOfNodes ? new Map([...unplacedOf(document), ...moves]) : moves);
}

function unplacedOf(document: WorkflowDocument): ReadonlyMap<string, Point> {
  const flow = flowOf(document);
  return new Map([...positionsOf(document)].filter(([key]) => !flow.node(key)?.position));
}

function place(flow: Flow): ReadonlyMap<string, Point> {
  const positions = new Map<string, Point>();
  for (const { key, position } of flow.nodes) if (position) positions.set(key, position);
  if (positions.size === flow.nodes.length) return positions;
  if (positions.size === 0) return laidOut(flow);
  const put = (key: string, wished: Point) => positions.set(key, freePlace(wished, positions.values()));
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

/** A flow that says of no step where it stands. */
function laidOut(flow: Flow): ReadonlyMap<string, Point> {
  const nodes = flow.nodes.map(({ key }, place) => ({ key, x: place }));
  const edges = flow.edges.map(({ key, source, target }) => {
    const out = flow.out(source);
    const order = out.findIndex((edge) => edge.key === key);
    return { key, source, target, order, at: (order + 1) / (out.length + 1) };
  });
  return tidy({ nodes, edges, width: NODE_WIDTH, height: NODE_HEIGHT, gap: ROW - NODE_HEIGHT });
}
