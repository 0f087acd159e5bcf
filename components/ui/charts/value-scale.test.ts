import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueScale } from './value-scale';

test.each([
  [4_300_000, [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000]],
  [100, [0, 20, 40, 60, 80, 100]],
  [7, [0, 2, 4, 6, 8]],
  [0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0, [0]],
])('up to %d it counts %j', (highest, ticks) => {
  expect(valueScale(highest).ticks).toEqual(ticks);
});

test('what is no number has a scale all the same', () => {
  expect(valueScale(Number.NaN)).toEqual({ top: 1, ticks: [0] });
  expect(valueScale(Number.POSITIVE_INFINITY)).toEqual({ top: 1, ticks: [0] });
});

test('the highest value is on the scale, which is not twice as high but where it is of few steps', () => {
  const highs = fc.double({ min: 1e-6, max: 1e28, noNaN: true });
  fc.assert(
    fc.property(highs, fc.integer({ min: 2, max: 8 }), (highest, most) => {
      const { top, ticks } = valueScale(highest, most);
      expect(top).toBeGreaterThanOrEqual(highest * (1 - 1e-8));
      expect(ticks.length - 1).toBeLessThanOrEqual(most);
      expect(ticks.at(-1)! / top).toBeCloseTo(1, 9);
      const step = ticks[1]!;
      expect(top - step).toBeLessThan(highest);
      const digit = step / 10 ** Math.floor(Math.log10(step) + 1e-9);
      expect([1, 2, 5, 10].some((round) => Math.abs(digit - round) < 1e-6)).toBe(true);
    }),
  );
});
