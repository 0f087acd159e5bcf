import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, layOut } from './day-layout';

const box = (key: string, top: number, bottom: number): Box => ({ key, top, bottom });

test('what overlaps stands side by side, and takes the room that is free', () => {
  const { placed, more } = layOut([box('a', 0, 60), box('b', 0, 30), box('c', 30, 60), box('d', 60, 90)], 4);
  expect(more).toEqual([]);
  expect(placed.map(({ key, left, width }) => [key, left, width])).toEqual([
    ['a', 0, 0.5],
    ['b', 0.5, 0.5],
    ['c', 0.5, 0.5],
    ['d', 0, 1],
  ]);
});

test('where there is no room for all, the last place sums up the rest', () => {
  const { placed, more } = layOut([box('a', 0, 60), box('b', 0, 60), box('c', 0, 60), box('d', 0, 60)], 2);
  expect(placed.map(({ key }) => key)).toEqual(['a']);
  expect(more).toEqual([{ top: 0, bottom: 60, keys: ['b', 'c', 'd'], left: 0.5, width: 0.5 }]);
});

const anyBoxes = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 16 })), { maxLength: 60 })
  .map((spans) => spans.map(([top, length], at) => box(String(at), top * 15, (top + length) * 15)));

test('each is drawn once or counted once, within the column, over no other', () => {
  fc.assert(
    fc.property(anyBoxes, fc.integer({ min: 1, max: 6 }), (boxes, most) => {
      const { placed, more } = layOut(boxes, most);
      const keys = [...placed.map(({ key }) => key), ...more.flatMap((sum) => sum.keys)];
      expect(keys.sort()).toEqual(boxes.map(({ key }) => key).sort());
      const drawn = [...placed, ...more];
      for (const [at, one] of drawn.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.left + one.width).toBeLessThanOrEqual(1.000001);
        expect(one.width).toBeGreaterThanOrEqual(1 / most - 0.000001);
        for (const other of drawn.slice(at + 1)) {
          const overY = one.top < other.bottom && other.top < one.bottom;
          const overX =
            one.left + one.width > other.left + 0.000001 && other.left + other.width > one.left + 0.000001;
          expect(overX && overY).toBe(false);
        }
      }
    }),
  );
});
