import { type Box, Boxes, type Span } from './boxes';
import { portsOf } from './ports';
import { type Shape, shapesOf } from './shapes';
import { heightsOf, type Track } from './tracks';
import { channelsOf, type Wire } from './wire';

export type Point = { readonly x: number; readonly y: number };

/** An edge to be drawn, by the keys of the cards that it joins. */
export type RouteEdge = {
  readonly key: string;
  readonly source: string;
  readonly target: string;
  /** Where its handle is, as a share of the card's width. */
  readonly at: number;
};

/**
 * The way of each edge, corner by corner: down out of its handle, sideways only between the rows of cards, up or down
 * only beside cards, and down into its target. Works in this order: where the edges arrive, how each runs (straight,
 * over, or by a lane), then the heights of the sideways parts. Edges to or from what is not there are left out.
 */
export function routesOf(
  cards: ReadonlyMap<string, Box>,
  edges: readonly RouteEdge[],
): ReadonlyMap<string, readonly Point[]> {
  const boxes = new Boxes([...cards.values()]);
  const wires = edges.flatMap(({ key, source, target, at }): Wire[] => {
    const [from, to] = [cards.get(source), cards.get(target)];
    if (!from || !to) return [];
    return [{ key, source: from, target: to, from: from.left + at * (from.right - from.left) }];
  });
  const channels = new Map(wires.map((wire) => [wire, channelsOf(wire, boxes)]));
  const ports = portsOf(wires, channels, boxes);
  const shapes = shapesOf(wires, channels, ports, boxes);
  const tracks = new Map(
    wires.map((wire) => [wire, tracksOf(wire, shapes.get(wire)!, channels.get(wire)!, ports.get(wire)!)]),
  );
  const heights = heightsOf([...tracks.values()].flat());
  return new Map(
    wires.map((wire) => {
      const start = { x: wire.from, y: wire.source.bottom };
      const end = { x: ports.get(wire)!, y: wire.target.top };
      const corners = tracks.get(wire)!.flatMap((track) => {
        const y = heights.get(track)!;
        return [
          { x: track.from, y },
          { x: track.to, y },
        ];
      });
      return [wire.key, [start, ...corners, end]];
    }),
  );
}

function tracksOf(
  { key, from }: Wire,
  shape: Shape,
  { below, above }: { below: Span; above: Span },
  port: number,
): Track[] {
  switch (shape.kind) {
    case 'straight':
      return [];
    case 'over':
      return [
        { key, from, to: port, channel: shape.channel, end: shape.channel === above ? 'lower' : 'upper' },
      ];
    case 'lane':
      return [
        { key, from, to: shape.x, channel: below, end: 'upper' },
        { key, from: shape.x, to: port, channel: above, end: 'lower' },
      ];
  }
}
