import type { FlowEdge } from '@/components/workflows/document/document-flow';
import { NODE_HEIGHT, NODE_WIDTH } from '@/components/workflows/document/node-size';
import { type EdgePath, pathOf } from '@/components/workflows/layout/edge-path';
import { routesOf } from '@/components/workflows/layout/route';
import { boxAt } from '@/components/workflows/layout/tidy';
import { type CanvasNode, HANDLE_SIZE, handleAt, isCard } from './canvas-node';
import { foldedInto } from './group-nodes';

/** Where React Flow says that an edge begins and ends. */
type Ends = {
  readonly sourceX: number;
  readonly sourceY: number;
  readonly targetX: number;
  readonly targetY: number;
};

/** The way of an edge, and for which places of its nodes it was worked out. */
export type Route = EdgePath & { readonly source: Place; readonly target: Place; readonly at: number };
type Place = CanvasNode['position'];

/** Ways by the drawing that they are of. */
export type Routing = {
  readonly nodes: readonly CanvasNode[];
  readonly edges: readonly FlowEdge[];
  readonly routes: ReadonlyMap<string, Route>;
};

const size = { width: NODE_WIDTH, height: NODE_HEIGHT };

/** The ways of the edges among nodes that are shown; the ones before where no node moved and no edge changed. */
export function routingOf(
  nodes: readonly CanvasNode[],
  edges: readonly FlowEdge[],
  before: Routing | undefined,
): Routing {
  if (before && (before.nodes === nodes || isAlike(before.nodes, nodes)) && isSame(before.edges, edges))
    return before;
  const cards = new Map(nodes.filter(isCard).map((node) => [node.id, node]));
  const into = foldedInto(nodes);
  const ends = edges.flatMap((edge) => {
    const { key } = edge;
    const [source, target] = [into.get(edge.source) ?? edge.source, into.get(edge.target) ?? edge.target];
    const [from, to] = [cards.get(source), cards.get(target)];
    if (!from || !to || (source === target && from.type === 'folded')) return [];
    const at =
      from.type === 'folded'
        ? handleAt(from.data.outs.indexOf(key), from.data.outs.length)
        : handleAt(from.data.handles.indexOf(edge.handle), from.data.handles.length);
    return [{ key, source, target, at, from: from.position, to: to.position }];
  });
  const boxes = new Map([...cards].map(([key, { position }]) => [key, boxAt(position, size)]));
  const ways = routesOf(boxes, ends);
  const routes = new Map<string, Route>();
  for (const { key, from, to, at } of ends) {
    const drawn = pathOf(ways.get(key)!);
    const old = before?.routes.get(key);
    const isOld = old?.path === drawn.path && isAt(old.source, from) && isAt(old.target, to) && old.at === at;
    routes.set(key, isOld ? old : { ...drawn, source: from, target: to, at });
  }
  return { nodes, edges, routes };
}

/** Whether the nodes of an edge stand where they stood when its way was worked out. */
export function isAsRouted({ source, target, at }: Route, ends: Ends): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) < 1;
  return (
    isNear(ends.sourceX, source.x + NODE_WIDTH * at) &&
    // React Flow leads edges to the outer side of a handle, which is half outside of its node.
    isNear(ends.sourceY, source.y + NODE_HEIGHT + HANDLE_SIZE / 2) &&
    isNear(ends.targetX, target.x + NODE_WIDTH / 2) &&
    isNear(ends.targetY, target.y - HANDLE_SIZE / 2)
  );
}

const isAt = (a: Place, b: Place) => a.x === b.x && a.y === b.y;

const isSame = <Item>(a: readonly Item[], b: readonly Item[]) =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));

/** Whether nodes are the same as far as edges have to do with them. */
function isAlike(a: readonly CanvasNode[], b: readonly CanvasNode[]): boolean {
  return (
    a.length === b.length &&
    a.every((node, index) => {
      const other = b[index]!;
      if (node === other) return true;
      if (!isCard(node) || !isCard(other)) return isCard(node) === isCard(other);
      if (node.id !== other.id || !isAt(node.position, other.position)) return false;
      if (node.type === 'folded' || other.type === 'folded') return node.data === other.data;
      return isSame(node.data.handles, other.data.handles);
    })
  );
}
