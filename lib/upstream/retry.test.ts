import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPassing, MAX_ATTEMPTS, retryDelay } from './retry';

const now = Date.parse('2026-11-20T12:00:00Z');
const delay = (attempts: number, leftMs: number, retryAfter?: string, random = 0.5) =>
  retryDelay(attempts, leftMs, retryAfter, now, random);

it('waits longer each time and ends after the third attempt', () => {
  expect([delay(1, 30_000), delay(2, 30_000), delay(3, 30_000)]).toEqual([150, 600, undefined]);
  expect(MAX_ATTEMPTS).toBe(3);
});

it('honours Retry-After in seconds and as a date, and never waits less than its own', () => {
  expect(delay(1, 30_000, '2')).toBe(2_000);
  expect(delay(1, 30_000, 'Fri, 20 Nov 2026 12:00:03 GMT')).toBe(3_000);
  expect(delay(1, 30_000, '0')).toBe(150);
  expect(delay(1, 30_000, 'soon')).toBe(150);
});

it('leaves an answer as it is where the wait would pass the deadline', () => {
  expect(delay(1, 30_000, '31')).toBeUndefined();
  expect(delay(2, 500)).toBeUndefined();
});

it('never waits past the deadline, whatever the server asks for', () => {
  const header = fc.oneof(fc.constant(undefined), fc.nat().map(String), fc.string());
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.nat({ max: 60_000 }),
      header,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (attempts, left, retryAfter, random) => {
        const wait = retryDelay(attempts, left, retryAfter, now, random);
        expect(wait === undefined || (wait >= 0 && wait < left)).toBe(true);
      },
    ),
  );
});

it('takes gateway errors for passing, and no other', () => {
  expect([500, 501, 502, 503, 504, 429, 404].filter(isPassing)).toEqual([502, 503, 504]);
});
