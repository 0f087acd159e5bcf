import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Boxes, type Span } from './boxes';
import { Lines } from './lines';
import { routesOf } from './route';
import { boxAt } from './tidy';

const size = { width: 240, height: 64 };
/** Places as odd as numbers get. */
const place = fc.oneof(
  fc.integer({ min: -3_000, max: 3_000 }),
  fc.constantFrom(1e9, -1e9, 2 ** 53, 1e300, -1e300, Infinity, -Infinity, NaN),
);

it('leads edges to a card a thousand million pixels away', () => {
  const cards = new Map([
    ['a', boxAt({ x: 0, y: 0 }, size)],
    ['b', boxAt({ x: 0, y: 200 }, size)],
    ['far', boxAt({ x: 400, y: 1e9 }, size)],
    ['up', boxAt({ x: 0, y: -1e9 }, size)],
  ]);
  const edges = [
    { key: 'down', source: 'a', target: 'far', at: 0.5 },
    { key: 'beside', source: 'b', target: 'far', at: 0.5 },
    { key: 'back', source: 'far', target: 'a', at: 0.5 },
    { key: 'through', source: 'up', target: 'far', at: 0.5 },
  ];
  const routes = routesOf(cards, edges);
  for (const { key, source, target } of edges) {
    const way = routes.get(key)!;
    expect(way[0]!.y).toBe(cards.get(source)!.bottom);
    expect(way.at(-1)!.y).toBe(cards.get(target)!.top);
  }
});

it('ends, wherever cards are said to stand', () => {
  const points = fc.array(fc.record({ x: place, y: place }), { minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(points, (all) => {
      const cards = new Map(all.map((at, index) => [String(index), boxAt(at, size)]));
      const edges = all.map((_, index) => ({
        key: `e${index}`,
        source: String(index),
        target: String((index * 3 + 1) % all.length),
        at: 0.5,
      }));
      expect(routesOf(cards, edges).size).toBe(edges.length);
    }),
  );
});

it('finds what is near however far a height reaches', () => {
  const span = fc.tuple(fc.integer({ min: -200_000, max: 200_000 }), fc.integer({ min: 0, max: 200_000 }));
  const spans = span.map(([from, long]): Span => [from, from + long]);
  const boxes = fc.array(fc.record({ x: fc.nat(900), y: fc.integer({ min: -200_000, max: 200_000 }) }));
  fc.assert(
    fc.property(boxes, spans, fc.nat(900), (places, height, x) => {
      const all = places.map((at) => boxAt(at, size));
      const isIn = ({ top, bottom }: (typeof all)[number]) => top < height[1] && bottom > height[0];
      const shelves = new Boxes(all);
      expect(shelves.within(height)).toEqual(new Set(all.filter(isIn)));
      const isOn = all.some((box) => isIn(box) && box.left < x && box.right > x);
      expect(shelves.isClear(x, height, 0)).toBe(!isOn);
    }),
  );
  const drawn = fc.array(fc.record({ at: fc.nat(200), span: spans }));
  fc.assert(
    fc.property(drawn, spans, fc.nat(200), (all, height, at) => {
      const lines = new Lines();
      for (const line of all) lines.add('other', line.at, line.span);
      const isBeside = all.some(
        (line) => Math.abs(line.at - at) < 20 && line.span[0] < height[1] && line.span[1] > height[0],
      );
      expect(lines.isFree('own', at, height, 20)).toBe(!isBeside);
      expect(lines.isFree('other', at, height, 20)).toBe(true);
    }),
  );
});
