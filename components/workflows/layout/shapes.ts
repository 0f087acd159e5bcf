import type { Boxes, Span } from './boxes';
import { Lines } from './lines';
import { type Channels, goesDown, type Wire } from './wire';

/**
 * What is known of a wire before its sideways parts have their heights: straight down; over by one sideways part in a
 * channel; or by a lane between the cards with a sideways part before and after it.
 */
export type Shape =
  | { readonly kind: 'straight' }
  | { readonly kind: 'over'; readonly channel: Span }
  | { readonly kind: 'lane'; readonly x: number };

/** From a card's side, and between lines where there is room for it. */
const MARGIN = 14;
const DISTANCES = [20, 12, 8, 5, 2.5];
const NEAR = 4;

/** Chooses how each wire runs, short ones first, so that no vertical part lies on a card or on another wire's. */
export function shapesOf(
  wires: readonly Wire[],
  channels: ReadonlyMap<Wire, Channels>,
  ports: ReadonlyMap<Wire, number>,
  boxes: Boxes,
): ReadonlyMap<Wire, Shape> {
  const lines = new Lines();
  const shapes = new Map<Wire, Shape>();
  const leaving = Map.groupBy(wires, ({ source }) => source);
  for (const wire of wires) {
    const port = ports.get(wire)!;
    const { below, above } = channels.get(wire)!;
    const straight: Span = [wire.source.bottom, wire.target.top];
    if (Math.abs(port - wire.from) < 0.5 && goesDown(wire) && boxes.isClear(port, straight, 0)) {
      shapes.set(wire, { kind: 'straight' });
      lines.add(wire.key, wire.from, straight);
    } else {
      lines.add(wire.key, wire.from, below);
      lines.add(wire.key, port, above);
    }
  }
  const heightOf = ({ source, target }: Wire) => Math.abs(target.top - source.bottom);
  for (const wire of wires.toSorted((a, b) => heightOf(a) - heightOf(b))) {
    if (shapes.has(wire)) continue;
    const isFork = leaving.get(wire.source)!.length > 1;
    const shape = over(wire, channels.get(wire)!, ports.get(wire)!, boxes, lines, isFork) ?? {
      kind: 'lane',
      x: laneOf(wire, channels.get(wire)!, ports.get(wire)!, boxes, lines),
    };
    shapes.set(wire, shape);
  }
  return shapes;
}

/** One sideways part: in the only channel between, right above the target, or right below the source. */
function over(
  wire: Wire,
  { below, above }: Channels,
  port: number,
  boxes: Boxes,
  lines: Lines,
  isFork: boolean,
): Shape | undefined {
  if (!goesDown(wire)) return undefined;
  const { source, target, from, key } = wire;
  if (below[1] >= target.top - 0.5) return { kind: 'over', channel: [source.bottom, target.top] };
  const long: Span = [source.bottom, target.top];
  const late = () => {
    if (!isDownClear(from)) return undefined;
    lines.add(key, from, long);
    return { kind: 'over', channel: above } as const;
  };
  const early = () => {
    if (!isDownClear(port)) return undefined;
    lines.add(key, port, long);
    return { kind: 'over', channel: below } as const;
  };
  const isDownClear = (x: number) => boxes.isClear(x, long, MARGIN) && lines.isFree(key, x, long, NEAR);
  return isFork ? (early() ?? late()) : (late() ?? early());
}

/** The nearest free place beside all cards on the way, where a wire runs down, or back up. */
function laneOf(wire: Wire, { below, above }: Channels, port: number, boxes: Boxes, lines: Lines): number {
  const { source, target, from, key } = wire;
  const height: Span = goesDown(wire) ? [source.bottom, target.top] : [above[0], below[1]];
  const wanted = goesDown(wire) ? nearer(from, port) : port;
  let best: { x: number; cost: number } | undefined;
  for (const gap of boxes.gaps(height, MARGIN)) {
    const x = lines.nearest(key, wanted, gap, height, DISTANCES);
    if (x === undefined) continue;
    // A hair for the right side: loops run there where both sides are as near.
    const cost = Math.abs(x - from) + Math.abs(x - port) - (x > port ? 1 : 0);
    if (!best || cost < best.cost) best = { x, cost };
  }
  const x = best?.x ?? Math.max(source.right, target.right) + MARGIN;
  lines.add(key, x, height);
  return x;
}

const nearer = (from: number, port: number) => (from + port) / 2;
