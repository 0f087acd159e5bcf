import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { deliverySummary } from '@/lib/contract/webhooks';
import { hourlyResults, totalOf } from './hourly-results';

const now = Date.parse('2026-11-20T12:34:56Z');
const HOUR = 3_600_000;
const row = (msAgo: number, status = 'delivered') =>
  readLoosely(deliverySummary, { id: 1, status, created_at: new Date(now - msAgo).toISOString() })!;

test('every delivery of the last 24 hours is in the bucket of its hour, and no other', () => {
  const ago = fc.integer({ min: 0, max: 30 * HOUR });
  const states = fc.constantFrom('delivered', 'failed', 'held', 'pending', 'parked');
  fc.assert(
    fc.property(fc.array(fc.tuple(ago, states)), (all) => {
      const results = hourlyResults(
        all.map(([ms, state]) => row(ms, state)),
        true,
        now,
      )!;
      expect(results).toHaveLength(24);
      results.forEach(({ from, delivered, undelivered, open }) => {
        const within = all.filter(
          ([ms]) => now - ms >= from && now - ms < from + HOUR + (from + HOUR === now ? 1 : 0),
        );
        const count = (...names: string[]) => within.filter(([, state]) => names.includes(state)).length;
        expect([delivered, undelivered, open]).toEqual([
          count('delivered'),
          count('failed', 'held'),
          count('pending', 'parked'),
        ]);
      });
    }),
  );
});

test('a moment ahead of this clock counts as now', () => {
  const results = hourlyResults([row(-5_000)], true, now)!;
  expect(results.at(-1)?.delivered).toBe(1);
  expect(totalOf(results)).toEqual({ delivered: 1, undelivered: 0, open: 0 });
});

test('what is older than what was read is not whole', () => {
  const results = hourlyResults([row(HOUR / 2), row(2.5 * HOUR, 'failed')], false, now)!;
  expect(results.map(({ isWhole }) => isWhole)).toEqual([...Array(22).fill(false), true, true]);
});

test('rows without a moment cannot be shown by the hour', () => {
  const bare = readLoosely(deliverySummary, { id: 1, status: 'delivered' })!;
  expect(hourlyResults([bare], true, now)).toBeUndefined();
  expect(hourlyResults([], true, now)).toHaveLength(24);
});
