import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

describe('the rate limit', () => {
  it('lets so many through in a window, each caller for itself, and says how long to wait', () => {
    const limit = createRateLimit(2, 60_000);
    expect([limit.take('a', 0), limit.take('a', 1), limit.take('b', 2)]).toEqual([0, 0, 0]);
    expect(limit.take('a', 30_000)).toBe(30);
    expect(limit.take('a', 60_000)).toBe(0);
  });

  it('forgets the oldest caller rather than growing', () => {
    const limit = createRateLimit(1, 60_000, 2);
    for (const caller of ['a', 'b', 'c']) limit.take(caller, 0);
    expect([limit.take('c', 1), limit.take('a', 1)]).toEqual([60, 0]);
  });
});
