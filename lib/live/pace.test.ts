import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultDelay, idleDelay, PACE } from './pace';

test('the longer nothing happens the more seldom it looks, within bounds', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (a, b) => {
      const [sooner, later] = [Math.min(a, b), Math.max(a, b)];
      expect(idleDelay(sooner, PACE)).toBeLessThanOrEqual(idleDelay(later, PACE));
      expect(idleDelay(later, PACE)).toBeGreaterThanOrEqual(PACE.fastest);
      expect(idleDelay(later, PACE)).toBeLessThanOrEqual(PACE.slowest);
    }),
  );
});

test('failures wait ever longer, up to a bound, and never less than the server asks', () => {
  const middle = (failures: number, retryAfter?: number) => faultDelay(failures, retryAfter, PACE, 0.5);
  expect([1, 2, 3, 4, 99].map((failures) => middle(failures))).toEqual([1000, 2000, 4000, 8000, 30_000]);
  expect(middle(1, 12)).toBe(12_000);
  expect(middle(1, 1e9)).toBe(600_000);
  fc.assert(
    fc.property(
      fc.integer({ min: 1 }),
      fc.nat(600),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, s, r) => {
        expect(faultDelay(n, s, PACE, r)).toBeGreaterThanOrEqual(s * 1000);
      },
    ),
  );
});
