import type { Boxes, Span } from './boxes';
import { Lines } from './lines';
import { type Channels, goesDown, type Wire } from './wire';

/** Between edges that arrive at one card. */
const APART = 28;
/** From the corner of a card. */
const INSET = 20;
/** So far from its middle an edge may arrive to stay straight. */
const STRAIGHT_REACH = 60;
const NEAR = 6;

const middleOf = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

/**
 * Where each edge arrives on the upper side of its target. One that comes straight from above stays straight; the
 * others stand beside it or around the middle, in the order in which they come, each at a place of its own that is not
 * right under the handle of another edge.
 */
export function portsOf(
  wires: readonly Wire[],
  channels: ReadonlyMap<Wire, Channels>,
  boxes: Boxes,
): ReadonlyMap<Wire, number> {
  const stubs = new Lines();
  for (const wire of wires) stubs.add(wire.key, wire.from, channels.get(wire)!.below);
  const ports = new Map<Wire, number>();
  for (const [target, arriving] of Map.groupBy(wires, (wire) => wire.target)) {
    const middle = middleOf(target);
    const main = arriving
      .filter((wire) => isStraight(wire, middle, boxes))
      .toSorted((a, b) => Math.abs(a.from - middle) - Math.abs(b.from - middle))[0];
    const at = main?.from ?? middle;
    if (main) ports.set(main, at);
    const others = arriving.filter((wire) => wire !== main).toSorted((a, b) => comesFrom(a) - comesFrom(b));
    const left = main ? others.filter((wire) => comesFrom(wire) < at) : [];
    const right = main ? others.filter((wire) => comesFrom(wire) >= at) : [];
    const limits: Span = [target.left + INSET, target.right - INSET];
    const wanted = main
      ? [...spread(left.toReversed(), at, limits[0]), ...spread(right, at, limits[1])]
      : around(others, middle, limits);
    const taken: number[] = main ? [at] : [];
    for (const [wire, place] of wanted) {
      const height = channels.get(wire)!.above;
      const isFree = (x: number) =>
        x >= limits[0] &&
        x <= limits[1] &&
        taken.every((one) => Math.abs(one - x) >= Math.min(NEAR, 100 / arriving.length)) &&
        stubs.isFree(wire.key, x, height, NEAR);
      const port =
        [0, 7, -7, 14, -14, 21, -21, 28, -28, 35, -35, 3.5, -3.5].find((by) => isFree(place + by)) ?? 0;
      taken.push(place + port);
      ports.set(wire, place + port);
    }
  }
  return ports;
}

function isStraight(wire: Wire, middle: number, boxes: Boxes): boolean {
  return (
    goesDown(wire) &&
    Math.abs(wire.from - middle) <= STRAIGHT_REACH &&
    boxes.isClear(wire.from, [wire.source.bottom, wire.target.top], NEAR)
  );
}

/** From how far to the side an edge comes; one that leads back comes around its cards. */
function comesFrom(wire: Wire): number {
  if (goesDown(wire)) return wire.from;
  const side = middleOf(wire.source) < middleOf(wire.target) ? -1 : 1;
  return middleOf(wire.target) + side * (100_000 + wire.source.bottom - wire.target.top);
}

/** Away from a place towards a limit, the first one nearest. */
function spread(wires: readonly Wire[], from: number, limit: number): [Wire, number][] {
  const step = Math.min(APART, Math.abs(limit - from) / Math.max(1, wires.length));
  return wires.map((wire, index) => [wire, from + Math.sign(limit - from) * step * (index + 1)]);
}

function around(wires: readonly Wire[], middle: number, [from, to]: Span): [Wire, number][] {
  const step = Math.min(APART, (to - from) / Math.max(1, wires.length - 1));
  return wires.map((wire, index) => [wire, middle + (index - (wires.length - 1) / 2) * step]);
}
