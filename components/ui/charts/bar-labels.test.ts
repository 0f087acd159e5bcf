import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, readableLabels } from './bar-labels';

const label = (left: number, top = 0) => ({ left, top, width: 30, height: 12, text: `${left}` });
const texts = (labels: readonly { text: string }[]) => labels.map(({ text }) => text);

test('of two that meet the first is read', () => {
  expect(texts(readableLabels([label(100), label(120), label(130)], []))).toEqual(['100', '130']);
});

test('a label in front of a higher bar is not read, one above it is', () => {
  const bar = { left: 20, top: 10, width: 10, height: 90 };
  expect(texts(readableLabels([label(0, 50)], [bar]))).toEqual([]);
  expect(texts(readableLabels([label(10, -2)], [bar]))).toEqual(['10']);
});

test('those that are read never meet', () => {
  const place = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place)), (places) => {
      const read = readableLabels(
        places.map(([left, top]) => label(left, top)),
        [],
      );
      const apart = (a: Box, b: Box) => Math.abs(a.left - b.left) >= 30 || Math.abs(a.top - b.top) >= 12;
      for (const [index, one] of read.entries()) {
        expect(read.slice(index + 1).every((other) => apart(one, other))).toBe(true);
      }
      if (places.length > 0) expect(read.length).toBeGreaterThan(0);
    }),
  );
});
