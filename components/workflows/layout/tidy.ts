import type { Box } from './boxes';
import { columnsOf } from './columns';
import { forwardOf, type LayoutEdge, type LayoutNode, rowsOf } from './forward';
import { type Point, routesOf } from './route';
import { heightFor } from './tracks';

export type TidyEdge = LayoutEdge & { readonly at: number };

/** What a flow is laid out with: cards of one size, and the gap that rows have at least. */
export type TidyTask = {
  readonly nodes: readonly LayoutNode[];
  readonly edges: readonly TidyEdge[];
  readonly width: number;
  readonly height: number;
  readonly gap: number;
};

/**
 * Places for the upper left corners of all nodes, from top to bottom. Branches keep the order of their handles, no two
 * cards overlap, and a gap between rows is as high as the edges that run through it need.
 */
export function tidy({ nodes, edges, width, height, gap }: TidyTask): ReadonlyMap<string, Point> {
  const forward = forwardOf(nodes, edges);
  const rows = rowsOf(forward);
  const first = Math.min(0, ...rows.values());
  const count = Math.max(0, ...[...rows.values()].map((row) => row - first + 1));
  const columns = columnsOf(nodes, forward, rows, width);
  const place = (tops: readonly number[]) =>
    new Map(
      nodes.map(({ key }) => [
        key,
        { x: Math.round(columns.get(key)! - width / 2), y: tops[rows.get(key)! - first]! },
      ]),
    );
  const even = Array.from({ length: count }, (_, row) => row * (height + gap));
  const needs = gapsNeeded(place(even), edges, { width, height, tops: even });
  let top = 0;
  const tops = even.map((_, row) => {
    top += row === 0 ? 0 : height + Math.max(gap, needs[row - 1]!);
    return top;
  });
  return place(tops);
}

type Grid = { readonly width: number; readonly height: number; readonly tops: readonly number[] };

/** The height that the edges below each row ask for, by how many run above each other there. */
function gapsNeeded(places: ReadonlyMap<string, Point>, edges: readonly TidyEdge[], grid: Grid): number[] {
  const cards = new Map([...places].map(([key, at]) => [key, boxAt(at, grid)]));
  const levels = grid.tops.map(() => new Set<number>());
  for (const points of routesOf(cards, edges).values()) {
    points.forEach(({ y }, index) => {
      if (points[index + 1]?.y !== y) return;
      const row = Math.floor((y - grid.tops[0]!) / ((grid.tops[1] ?? grid.height * 2) - grid.tops[0]!));
      levels[row]?.add(Math.round(y * 4));
    });
  }
  return levels.map(({ size }) => heightFor(size));
}

/** The card that stands at a place. */
export function boxAt({ x, y }: Point, { width, height }: { width: number; height: number }): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}
