import type { NodePositionChange } from '@xyflow/react';
import type { Point } from '@/components/workflows/document/document-flow';
import type { CanvasNode } from './canvas-node';

const moved = (point: Point, from: Point, to: Point): Point => ({
  x: point.x + to.x - from.x,
  y: point.y + to.y - from.y,
});

const membersOf = (node: CanvasNode | undefined): readonly string[] =>
  node?.type === 'frame' || node?.type === 'folded' ? node.data.members : [];

/** What moves because the group moves in which it is, as far as it does not move of itself. */
export function movesWithGroups(
  nodes: readonly CanvasNode[],
  changes: readonly NodePositionChange[],
): NodePositionChange[] {
  const own = new Set(changes.map(({ id }) => id));
  return changes.flatMap((change): NodePositionChange[] => {
    const group = nodes.find(({ id }) => id === change.id);
    const members = new Set(membersOf(group));
    if (!group || members.size === 0 || !change.position) return [];
    const to = change.position;
    return nodes
      .filter(({ id }) => members.has(id) && !own.has(id))
      .map(({ id, position }) => ({ ...change, id, position: moved(position, group.position, to) }));
  });
}

/** Where nodes stand after a drag: a group takes along what is in it, folded away or not. */
export function placesAfter(
  before: readonly CanvasNode[],
  positions: ReadonlyMap<string, Point>,
  dragged: readonly CanvasNode[],
): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>();
  for (const { id, position } of dragged) {
    const group = before.find((node) => node.id === id);
    for (const key of membersOf(group)) {
      const at = positions.get(key);
      if (at) places.set(key, moved(at, group!.position, position));
    }
  }
  for (const { id, position } of dragged) places.set(id, position);
  return places;
}
