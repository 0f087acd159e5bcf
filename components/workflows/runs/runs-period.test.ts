import { expect, test } from 'vitest';
import { startOfPeriod } from './runs-period';

test('a period begins so many hours before the hour that it is', () => {
  const now = Date.parse('2026-11-25T20:34:56.789Z');
  expect(startOfPeriod('day', now)).toBe('2026-11-24T20:00:00.000Z');
  expect(startOfPeriod('week', now)).toBe('2026-11-18T20:00:00.000Z');
  expect(startOfPeriod('week', now + 60_000)).toBe(startOfPeriod('week', now));
  expect(startOfPeriod('all', now)).toBeUndefined();
});
