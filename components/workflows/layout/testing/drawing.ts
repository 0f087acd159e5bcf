import type { Box } from '../boxes';
import { type Point, routesOf } from '../route';
import { boxAt, type TidyEdge, tidy } from '../tidy';

export const size = { width: 240, height: 64 };
export const gap = 76;

export type Plan = {
  readonly nodes: readonly { readonly key: string; readonly x: number }[];
  readonly edges: readonly TidyEdge[];
};

export type Drawing = {
  readonly places: ReadonlyMap<string, Point>;
  readonly cards: ReadonlyMap<string, Box>;
  readonly routes: ReadonlyMap<string, readonly Point[]>;
};

/** A flow after it was tidied up, with the ways of its edges. */
export function draw({ nodes, edges }: Plan): Drawing {
  const places = tidy({ nodes, edges, ...size, gap });
  const cards = new Map([...places].map(([key, at]) => [key, boxAt(at, size)]));
  return { places, cards, routes: routesOf(cards, edges) };
}

type Part = readonly [from: Point, to: Point];

export const partsOf = (points: readonly Point[]): Part[] =>
  points.slice(1).map((to, index) => [points[index]!, to] as const);

/** Cards that lie on each other. */
export function cardsOnCards({ cards }: Drawing): string[] {
  return pairsOf([...cards]).flatMap(([[a, one], [b, other]]) => {
    const isApart =
      one.right <= other.left ||
      other.right <= one.left ||
      one.bottom <= other.top ||
      other.bottom <= one.top;
    return isApart ? [] : [`${a} on ${b}`];
  });
}

/** Edges that run over a card. */
export function edgesOnCards({ cards, routes }: Drawing): string[] {
  return [...routes].flatMap(([edge, points]) =>
    partsOf(points).flatMap((part) =>
      [...cards].flatMap(([card, box]) => (isOn(part, box) ? [`${edge} on ${card}`] : [])),
    ),
  );
}

/** Edges of which a part lies on a part of another one. */
export function edgesOnEdges({ routes }: Drawing): string[] {
  const all = [...routes].map(([key, points]) => ({ key, parts: partsOf(points) }));
  return pairsOf(all).flatMap(([a, b]) =>
    a.parts.some((one) => b.parts.some((other) => isShared(one, other))) ? [`${a.key} on ${b.key}`] : [],
  );
}

/** Forks whose own branches do not stand from left to right as their handles are. */
export function branchesOutOfOrder({ edges }: Plan, { places }: Drawing): string[] {
  return [...Map.groupBy(edges, ({ source }) => source)].flatMap(([source, out]) => {
    // What leads back is no branch.
    const isBelow = (target: string) => places.get(target)!.y > places.get(source)!.y;
    const own = out.filter(
      ({ target }) => isBelow(target) && edges.every((one) => one.target !== target || one.source === source),
    );
    const targets = [...new Set(own.toSorted((a, b) => a.order - b.order).map(({ target }) => target))];
    const xs = targets.map((target) => places.get(target)!.x);
    return xs.every((x, index) => index === 0 || x > xs[index - 1]!) ? [] : [source];
  });
}

function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b) => [a, b] as const));
}

const isOn = ([a, b]: Part, box: Box) =>
  Math.max(a.x, b.x) > box.left &&
  Math.min(a.x, b.x) < box.right &&
  Math.max(a.y, b.y) > box.top &&
  Math.min(a.y, b.y) < box.bottom;

/** Whether two straight parts lie on each other for some length. */
function isShared([a, b]: Part, [c, d]: Part): boolean {
  const overlap = (p: number, q: number, r: number, s: number) =>
    Math.min(Math.max(p, q), Math.max(r, s)) - Math.max(Math.min(p, q), Math.min(r, s));
  if (a.x === b.x && c.x === d.x) return Math.abs(a.x - c.x) < 0.1 && overlap(a.y, b.y, c.y, d.y) > 0.1;
  if (a.y === b.y && c.y === d.y) return Math.abs(a.y - c.y) < 0.1 && overlap(a.x, b.x, c.x, d.x) > 0.1;
  return false;
}
