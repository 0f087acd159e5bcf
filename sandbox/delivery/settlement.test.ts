import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryWaits } from './backoff.ts';
import { type Ended, endpointAfter, outcomeOf } from './settlement.ts';

const endedAt = new Date('2026-11-20T12:00:00Z');

function ended(error: string | null, attempts = 0): Ended {
  const delivery = {
    ...{ id: 1, endpointId: 1, eventType: 'deal.won', body: '{}', url: 'https://example.com', secret: 's' },
    ...{ attempts, claimedAt: endedAt, previousSecret: null, previousSecretExpiresAt: null },
  };
  const result = { status: error ? 500 : 200, headers: {}, body: '', error, duration: 1 };
  const request = { url: delivery.url, headers: {}, body: '{}' };
  return { delivery, lease: 'l', request, startedAt: endedAt, endedAt, result };
}

test('an acknowledged attempt is the end, whatever the endpoint', () => {
  for (const active of [true, false]) {
    expect(outcomeOf(ended(null, 5), active, 1000)).toEqual({ status: 'delivered', nextAttemptAt: null });
  }
});

test('a failed attempt waits by the schedule, in units', () => {
  const { status, nextAttemptAt } = outcomeOf(ended('HTTP 500', 2), true, 1000);
  expect(status).toBe('retrying');
  expect(nextAttemptAt!.getTime() - endedAt.getTime()).toBe(8000);
});

test('the last of the schedule fails for good', () => {
  expect(outcomeOf(ended('HTTP 500', retryWaits.length - 1), true, 1).status).toBe('retrying');
  expect(outcomeOf(ended('HTTP 500', retryWaits.length), true, 1)).toEqual({
    status: 'failed',
    nextAttemptAt: null,
  });
});

test('what failed at a disabled endpoint is held', () => {
  expect(outcomeOf(ended('HTTP 500'), false, 1000)).toEqual({ status: 'held', nextAttemptAt: null });
});

test('the endpoint is disabled exactly where 15 failures stand in a row', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.nat({ max: 14 }), (acknowledged, before) => {
      const runs = [...'f'.repeat(before), ...acknowledged.map((ok) => (ok ? 's' : 'f'))].join('');
      const state = { active: true, consecutiveFailures: before };
      const after = endpointAfter(
        state,
        acknowledged.map((ok) => ended(ok ? null : 'HTTP 500')),
      );
      expect(after.active).toBe(!/f{15}/.test(runs));
      expect(after.consecutiveFailures).toBe(runs.length - runs.lastIndexOf('s') - 1);
    }),
  );
});

test('a success in flight does not reactivate', () => {
  const after = endpointAfter({ active: false, consecutiveFailures: 15 }, [ended(null)]);
  expect(after).toEqual({ active: false, consecutiveFailures: 0 });
});
