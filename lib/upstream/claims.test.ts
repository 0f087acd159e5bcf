import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Claims, type Release, type Wish } from './claims';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wish = (holder: string, quotas: Record<string, number>, more: Partial<Wish> = {}): Wish => ({
  quotas: Object.entries(quotas).map(([key, limit]) => ({ key, limit })),
  holder,
  queue: { key: `waiting ${holder}`, limit: 10 },
  waitMs: 2_000,
  ...more,
});

/** What has settled so far, without waiting for anything else. */
async function settled<T>(promise: Promise<T>): Promise<T | 'waiting'> {
  await Promise.resolve();
  return Promise.race([promise, Promise.resolve('waiting' as const)]);
}

it('gives what is free at once, and the next one as soon as it comes free', async () => {
  const claims = new Claims();
  const first = await claims.take(wish('a', { server: 1 }));
  const second = claims.take(wish('b', { server: 1 }));
  expect(await settled(second)).toBe('waiting');
  first!();
  expect(await second).toBeTypeOf('function');
  expect(claims.held('server')).toBe(1);
});

it('gives up after the wait, or with the signal, and leaves nothing behind', async () => {
  const claims = new Claims();
  const gone = new AbortController();
  const release = await claims.take(wish('a', { server: 1 }));
  const late = claims.take(wish('b', { server: 1 }));
  const left = claims.take(wish('c', { server: 1 }), gone.signal);
  gone.abort();
  expect(await left).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await late).toBeUndefined();
  expect(claims.waiting).toBe(0);
  expect(getEventListeners(gone.signal, 'abort')).toHaveLength(0);
  expect(await claims.take(wish('c', { other: 1 }), gone.signal)).toBeUndefined();
  release!();
  expect(claims.held('server')).toBe(0);
});

it('lets only so many of one holder wait', async () => {
  const claims = new Claims();
  const few = { queue: { key: 'waiting a', limit: 2 } };
  await claims.take(wish('a', { server: 1 }, few));
  const waiting = [1, 2].map(() => claims.take(wish('a', { server: 1 }, few)));
  expect(await claims.take(wish('a', { server: 1 }, few))).toBeUndefined();
  for (const one of waiting) expect(await settled(one)).toBe('waiting');
});

it('lets the holder that holds least go first, however long another queues', async () => {
  const claims = new Claims();
  const held = await Promise.all([1, 2, 3].map(() => claims.take(wish('greedy', { server: 3 }))));
  const order: string[] = [];
  const queue = (holder: string) => claims.take(wish(holder, { server: 3 })).then(() => order.push(holder));
  const waits = ['greedy', 'greedy', 'modest', 'greedy', 'other'].map(queue);
  for (const release of held) release!();
  await Promise.all(waits.slice(2, 3));
  expect(order.slice(0, 2).sort()).toEqual(['modest', 'other']);
});

type Step =
  | { readonly is: 'take'; readonly holder: number; readonly operation: number }
  | { readonly is: 'release'; readonly which: number }
  | { readonly is: 'pass'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ is: fc.constant('take' as const), holder: fc.nat(3), operation: fc.nat(2) }),
  },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('release' as const), which: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('pass' as const), ms: fc.nat(3_000) }) },
);

it('holds no share beyond its limit, lets nobody wait for what is free, and gives everything back', async () => {
  const limits = { all: 5, holder: 3, operation: 2 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const claims = new Claims();
      const held = new Set<Release>();
      const waiting = new Set<readonly string[]>();
      const quotasOf = (holder: number, operation: number) => ({
        all: limits.all,
        [`holder ${holder} quota`]: limits.holder,
        [`operation ${operation}`]: limits.operation,
      });
      const limitOf = (key: string) => limits[key.split(' ')[0] as keyof typeof limits];
      for (const one of steps) {
        if (one.is === 'pass') await vi.advanceTimersByTimeAsync(one.ms);
        else if (one.is === 'release') [...held].at(one.which % Math.max(1, held.size))?.();
        else {
          const quotas = quotasOf(one.holder, one.operation);
          const keys = Object.keys(quotas);
          waiting.add(keys);
          void claims.take(wish(`${one.holder}`, quotas)).then((release) => {
            waiting.delete(keys);
            if (!release) return;
            const giveBack = () => {
              held.delete(giveBack);
              release();
            };
            held.add(giveBack);
          });
        }
        await vi.advanceTimersByTimeAsync(0);
        for (const key of ['all', ...[0, 1, 2].map((n) => `operation ${n}`)]) {
          expect(claims.held(key)).toBeLessThanOrEqual(limitOf(key));
        }
        for (const keys of waiting) {
          expect(
            keys.some((key) => claims.held(key) >= limitOf(key)),
            `${keys} could go`,
          ).toBe(true);
        }
      }
      await vi.advanceTimersByTimeAsync(2_000);
      for (const release of [...held]) release();
      expect([claims.held('all'), claims.waiting, claims.held('holder 0'), held.size]).toEqual([0, 0, 0, 0]);
    }),
    { numRuns: 200 },
  );
});
