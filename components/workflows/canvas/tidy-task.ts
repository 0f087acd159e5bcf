import { type BlockIndex, handlesOn } from '@/components/workflows/blocks/block-index';
import type { Flow, Point } from '@/components/workflows/document/document-flow';
import { freeMove } from '@/components/workflows/document/free-place';
import { NODE_HEIGHT, NODE_WIDTH, ROW } from '@/components/workflows/document/node-size';
import type { TidyTask } from '@/components/workflows/layout/tidy';
import { handleAt } from './canvas-node';

type Positions = ReadonlyMap<string, Point>;

/** What the layout has to know of some nodes of a flow: among them the edges, by the place of their handles. */
export function tidyTaskOf(
  flow: Flow,
  index: BlockIndex,
  nodes: readonly string[],
  positions: Positions,
): TidyTask {
  const among = new Set(nodes);
  const edges = flow.edges
    .filter(({ source, target }) => among.has(source) && among.has(target))
    .map(({ key, source, target, handle }) => {
      const handles = handlesOn(index, flow, source);
      const order = handles.indexOf(handle);
      return { key, source, target, order, at: handleAt(order, handles.length) };
    });
  return {
    nodes: nodes.map((key) => ({ key, x: positions.get(key)?.x ?? 0 })),
    edges,
    width: NODE_WIDTH,
    height: NODE_HEIGHT,
    gap: ROW - NODE_HEIGHT,
  };
}

/** The layout where the nodes were: its first node goes to where it stood, or beside what is there. */
export function placed(
  layout: readonly (readonly [key: string, at: Point])[],
  before: Positions,
): ReadonlyMap<string, Point> {
  const anchor = layout.toSorted(([, a], [, b]) => a.y - b.y || a.x - b.x)[0];
  if (!anchor) return new Map();
  const [key, from] = anchor;
  const to = before.get(key) ?? { x: 0, y: 0 };
  const moved = layout.map(([one, { x, y }]): [string, Point] => [
    one,
    { x: x - from.x + to.x, y: y - from.y + to.y },
  ]);
  const own = new Set(moved.map(([one]) => one));
  const others = [...before].filter(([one]) => !own.has(one)).map(([, at]) => at);
  const by = freeMove(
    moved.map(([, at]) => at),
    others,
  );
  return new Map(moved.map(([one, { x, y }]) => [one, { x: x + by.x, y: y + by.y }]));
}
