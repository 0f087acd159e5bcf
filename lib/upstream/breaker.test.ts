import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterCall,
  type Breaker,
  closed,
  deadlineAfter,
  dropProbe,
  PROBE_LOST_MS,
  sendProbe,
  verdictOf,
} from './breaker';

const WHOLE_MS = 30_000;
const failed = (startedAt: number, at: number) => ({ kind: 'failed', startedAt, at, mayOpen: true }) as const;
const answered = (startedAt: number, at: number) => ({ kind: 'answered', startedAt, at }) as const;

/** Five reads, one after the other, that came to nothing. */
function openedAt(at: number): Breaker {
  let breaker = closed;
  for (let n = 5; n > 0; n--) breaker = afterCall(breaker, failed(at - n, at - n + 1));
  return breaker;
}

it('shortens deadlines step by step, and gives the whole one back with the first answer', () => {
  let breaker = closed;
  const given = [deadlineAfter(breaker, WHOLE_MS)];
  for (let n = 0; n < 4; n++) {
    breaker = afterCall(breaker, failed(n * 100, n * 100 + 50));
    given.push(deadlineAfter(breaker, WHOLE_MS));
  }
  expect(given).toEqual([30_000, 10_000, 10_000, 5_000, 5_000]);
  expect(deadlineAfter(afterCall(breaker, answered(900, 901)), WHOLE_MS)).toBe(30_000);
  expect(deadlineAfter(breaker, 150)).toBe(150);
});

it('opens after five failures in a row, refuses, lets one through, and closes with its answer', () => {
  const breaker = openedAt(1_000);
  expect(verdictOf(breaker, 1_000)).toEqual({ may: 'wait', ms: 2_000 });
  expect(verdictOf(breaker, 2_999)).toEqual({ may: 'wait', ms: 1 });
  expect(verdictOf(breaker, 3_000)).toEqual({ may: 'go', isProbe: true });
  const probing = sendProbe(breaker, 3_000);
  expect(verdictOf(probing, 3_001)).toMatchObject({ may: 'wait' });
  expect(verdictOf(dropProbe(probing), 3_001)).toEqual({ may: 'go', isProbe: true });
  expect(verdictOf(afterCall(probing, answered(3_000, 3_100)), 3_100)).toEqual({ may: 'go', isProbe: false });
});

it('waits longer after each probe that fails, up to twenty seconds', () => {
  let breaker = openedAt(0);
  const pauses: number[] = [];
  let now = 0;
  for (let n = 0; n < 6; n++) {
    const { ms } = verdictOf(breaker, now) as { ms: number };
    pauses.push(ms);
    now += ms;
    breaker = afterCall(sendProbe(breaker, now), failed(now, now + 10));
    now += 10;
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 20_000, 20_000]);
});

type Call = { readonly startedAt: number; readonly tookMs: number; readonly isAnswered: boolean };
const call = (isAnswered: fc.Arbitrary<boolean>): fc.Arbitrary<Call> =>
  fc.record({ startedAt: fc.nat(120_000), tookMs: fc.integer({ min: 1, max: WHOLE_MS }), isAnswered });

/** Calls end in the order in which they end, however they began. */
function afterAll(calls: readonly Call[]): { breaker: Breaker; now: number } {
  const ends = calls.map((one) => ({ ...one, at: one.startedAt + one.tookMs })).sort((a, b) => a.at - b.at);
  const breaker = ends.reduce(
    (state, { isAnswered, startedAt, at }) =>
      afterCall(state, isAnswered ? answered(startedAt, at) : failed(startedAt, at)),
    closed,
  );
  return { breaker, now: ends.at(-1)?.at ?? 0 };
}

it('never opens for a server that answers every call', () => {
  fc.assert(
    fc.property(fc.array(call(fc.constant(true))), (calls) => {
      const { breaker, now } = afterAll(calls);
      expect(verdictOf(breaker, now)).toEqual({ may: 'go', isProbe: false });
      expect(deadlineAfter(breaker, WHOLE_MS)).toBe(WHOLE_MS);
    }),
  );
});

it('never opens while something that began later was answered before the failure', () => {
  fc.assert(
    fc.property(fc.array(call(fc.constant(false)), { maxLength: 40 }), (calls) => {
      // Beside each call that fails another one, begun a moment later, is answered before that ends.
      const others = calls
        .filter(({ tookMs }) => tookMs > 2)
        .map(({ startedAt }) => ({ startedAt: startedAt + 1, tookMs: 1, isAnswered: true }));
      const hanging = calls.filter(({ tookMs }) => tookMs > 2);
      expect(afterAll([...hanging, ...others]).breaker.open).toBeNull();
    }),
  );
});

it('is never stuck: whatever happened, a probe goes out in time, and its answer closes it', () => {
  fc.assert(
    fc.property(fc.array(call(fc.boolean())), fc.nat(60_000), (calls, idleMs) => {
      const { breaker, now } = afterAll(calls);
      const probed = breaker.open ? sendProbe(breaker, now) : breaker;
      const later = now + PROBE_LOST_MS + 20_000 + idleMs;
      expect(verdictOf(probed, later).may).toBe('go');
      const after = afterCall(sendProbe(probed, later), answered(later, later + 5));
      expect(verdictOf(after, later + 5)).toEqual({ may: 'go', isProbe: false });
      expect(deadlineAfter(after, WHOLE_MS)).toBe(WHOLE_MS);
    }),
  );
});

it('lets no more than one through at a time while it is open', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30_000), { minLength: 1, maxLength: 60 }), (moments) => {
      let breaker = openedAt(0);
      let lastProbeAt = Number.NEGATIVE_INFINITY;
      for (const now of moments.sort((a, b) => a - b)) {
        const verdict = verdictOf(breaker, now);
        if (verdict.may === 'wait') continue;
        expect(now - lastProbeAt).toBeGreaterThanOrEqual(PROBE_LOST_MS);
        lastProbeAt = now;
        breaker = sendProbe(breaker, now);
      }
    }),
  );
});
