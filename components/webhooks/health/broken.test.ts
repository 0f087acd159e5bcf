import { expect, test } from 'vitest';
import { undeliveredPairs } from '@/components/webhooks/deliveries/event-pairs';
import { readLoosely } from '@/lib/api/read/read-shape';
import { deliverySummary, webhookEndpoint } from '@/lib/contract/webhooks';
import { actOf, brokenGroups, oldestDue, pausedLast } from './broken';

let next = 100;
const row = (endpoint_id: number, event_id: string, status: string, over: object = {}) =>
  readLoosely(deliverySummary, { id: next--, endpoint_id, event_id, status, ...over })!;

const summary = (rows: Parameters<typeof undeliveredPairs>[0]) =>
  brokenGroups(undeliveredPairs(rows).map(({ newest }) => newest)).map(
    ({ endpointId, cause, deliveries }) => [endpointId, cause, deliveries.length],
  );

test('groups by endpoint and cause, the most first', () => {
  expect(
    summary([
      row(1, 'evt_1', 'failed', { response_status: 500 }),
      row(1, 'evt_2', 'held', { response_status: 500 }),
      row(1, 'evt_3', 'held'),
      row(2, 'evt_3', 'failed', { error: 'connect ECONNREFUSED' }),
      row(2, 'evt_4', 'delivered'),
    ]),
  ).toEqual([
    ['1', 'endpoint_disabled', 2],
    ['1', 'server_error', 1],
    ['2', 'refused', 1],
  ]);
});

test('the oldest due delivery is the oldest of those that are pending or retrying', () => {
  const at = (minute: number) => ({ created_at: `2026-11-20T10:0${minute}:00.000Z` });
  const rows = [
    row(1, 'evt_4', 'pending', at(4)),
    row(1, 'evt_3', 'retrying', at(3)),
    row(1, 'evt_2', 'held', at(2)),
    row(1, 'evt_1', 'delivered', at(1)),
  ];
  expect(oldestDue(rows)).toBe('2026-11-20T10:03:00.000Z');
  expect(oldestDue([])).toBeUndefined();
});

test.each([
  ['a disabled endpoint is recovered', { active: false }, {}, 'recover'],
  ['one whose state is not told, where deliveries are held', {}, {}, 'recover'],
  ['where not all was counted, on its own page', { active: false }, { isPartial: true }, 'openEndpoint'],
  ['an active one gets them again', { active: true }, {}, 'redeliver'],
  ['who may not act can look', { active: false }, { mayRedeliver: false }, 'openDeliveries'],
  ['what was deleted can be looked at', undefined, {}, 'openDeliveries'],
] as const)('one act for a cause: %s', (_, endpoint, over, act) => {
  const situation = {
    endpoint: endpoint && readLoosely(webhookEndpoint, { id: 1, ...endpoint }),
    isListed: true,
    isPartial: false,
    mayRedeliver: true,
    mayReactivate: true,
    ...over,
  };
  expect(actOf({ cause: 'endpoint_disabled' }, situation)).toBe(act);
});

test('a failure at an endpoint that has been disabled since needs it active first', () => {
  const endpoint = readLoosely(webhookEndpoint, { id: 1, active: false })!;
  const may = { isListed: true, isPartial: false, mayRedeliver: true, mayReactivate: true };
  expect(actOf({ cause: 'server_error' }, { endpoint, ...may })).toBe('recover');
  const unlisted = { endpoint: readLoosely(webhookEndpoint, { id: 1 })!, ...may, isListed: false };
  expect(actOf({ cause: 'server_error' }, unlisted)).toBe('redeliver');
});

test('what waits for an endpoint that somebody paused comes last, whatever there is of it', () => {
  const groups = brokenGroups([
    row(1, 'evt_1', 'held'),
    row(1, 'evt_2', 'held'),
    row(2, 'evt_3', 'held'),
    row(3, 'evt_4', 'failed', { response_status: 500 }),
  ]);
  const endpointOf = (id: number, over: object) => readLoosely(webhookEndpoint, { id, ...over })!;
  const endpoints = [
    endpointOf(1, { active: false, consecutive_failures: 0 }),
    endpointOf(2, { active: false, consecutive_failures: 15 }),
    endpointOf(3, { active: true }),
  ];
  expect(pausedLast(groups, endpoints).map(({ endpointId }) => endpointId)).toEqual(['2', '3', '1']);
  expect(pausedLast(groups, [])).toEqual(groups);
});
