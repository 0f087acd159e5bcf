import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { updateDeal } from './contract/deals.ts';
import { isDecided, outcomeOf, Unsettled } from './outcome.ts';

const failure = (
  status: number,
  code: string,
  more: { isConsole?: boolean; isReplay?: boolean; isUnsure?: boolean } = {},
) => new ApiError({ operation: updateDeal, status, code, message: code, ...more });
const own = { isConsole: true };

test.each([
  // The console's own: contract between the proxy and the pages.
  [failure(502, 'upstream_unreachable', own), 'refused'],
  [failure(503, 'upstream_busy', own), 'refused'],
  [failure(502, 'upstream_no_reply', own), 'unknown'],
  [failure(504, 'upstream_timeout', own), 'unknown'],
  [failure(502, 'upstream_invalid', own), 'unknown'],
  [failure(503, 'upstream_error', own), 'unknown'],
  [failure(404, 'upstream_error', own), 'refused'],
  [failure(500, 'internal_error', own), 'unknown'],
  [failure(401, 'unauthenticated', own), 'refused'],
  [failure(403, 'forbidden_role', own), 'refused'],
  // The same codes by a server are words of its own.
  [failure(502, 'upstream_unreachable'), 'unknown'],
  [failure(503, 'upstream_busy'), 'unknown'],
  // The server's.
  ...[400, 401, 403, 404, 409, 410, 413, 415, 422, 425, 429, 501].map(
    (status) => [failure(status, 'refused'), 'refused'] as const,
  ),
  ...[500, 502, 503, 504, 507, 599].map((status) => [failure(status, 'failed'), 'unknown'] as const),
  ...[408, 499].map((status) => [failure(status, 'slow'), 'unknown'] as const),
  [failure(409, 'idempotency_key_reused'), 'refused'],
  [failure(409, 'idempotency_key_in_use'), 'unknown'],
  [failure(409, 'request_in_progress'), 'unknown'],
  [failure(422, 'validation_error', { isReplay: true }), 'refused'],
  [failure(500, 'failed', { isReplay: true }), 'unknown'],
  // Of a second try of the console, after a first that may have arrived.
  [failure(404, 'not_found', { isUnsure: true }), 'unknown'],
  [failure(429, 'rate_limited', { isUnsure: true }), 'unknown'],
  // Nobody's.
  [failure(0, 'network_failure'), 'unknown'],
  [failure(201, 'unreadable_reply'), 'unknown'],
  [new TypeError('not an id'), 'unknown'],
] as const)('%s is %s', (error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
});

test.each([
  ['undone', 'refused'],
  ['not_yet', 'unknown'],
  ['unseen', 'unknown'],
] as const)('a lost answer that was looked after and found %s is %s', (found, outcome) => {
  const again = { check: undefined, resend: async () => ({}) };
  const error = new Unsettled(failure(502, 'upstream_no_reply', own), { found, checkedAt: 0, again });
  expect(outcomeOf(error)).toBe(outcome);
  expect(isDecided(error)).toBe(false);
  expect(error).toMatchObject({ status: 502, code: 'upstream_no_reply', isConsole: true });
});

test.each([
  [failure(422, 'validation_error'), true],
  [failure(409, 'deal_in_trash', { isReplay: true }), true],
  [failure(429, 'rate_limited'), false],
  [failure(401, 'unauthorized'), false],
  [failure(502, 'upstream_unreachable', own), false],
  [failure(500, 'failed'), false],
])('%s uses up its key: %s', (error, isUsed) => {
  expect(isDecided(error)).toBe(isUsed);
});
