import { expect, test } from 'vitest';
import { retryWaits, waitAfter } from './backoff.ts';

test('waits 2^attempts units, capped at 60', () => {
  expect(retryWaits.slice(0, 8)).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  expect(waitAfter(1)).toBe(2);
});

test('gives up after about 24 hours', () => {
  const total = retryWaits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeLessThanOrEqual(1440);
  expect(total).toBeGreaterThan(1440 - 60);
  expect(waitAfter(retryWaits.length)).toBe(60);
  expect(waitAfter(retryWaits.length + 1)).toBeUndefined();
});
