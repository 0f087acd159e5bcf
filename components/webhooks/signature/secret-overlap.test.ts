import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clock, OVERLAP_MS, overlapLeft } from './secret-overlap';

test('counts from 24 hours down to nothing, whatever the clocks say', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer(), (expiresAt, later) => {
      const left = overlapLeft(expiresAt, expiresAt - later);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(OVERLAP_MS);
    }),
  );
  expect(overlapLeft(OVERLAP_MS, OVERLAP_MS - 1)).toBe(1);
});

test.each([
  [OVERLAP_MS, '24:00:00'],
  [OVERLAP_MS - 52_000, '23:59:08'],
  [1, '00:00:01'],
  [0, '00:00:00'],
])('%d ms reads %s', (left, text) => {
  expect(clock(left)).toBe(text);
});
