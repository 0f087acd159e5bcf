import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { delivery } from '@/lib/contract/webhooks';
import { timelineOf } from './delivery-timeline';

const read = (record: object) => readLoosely(delivery, record)!;
const body = '{"id":"evt_1","type":"deal.won","created_at":"2026-11-20T10:00:00.000Z","data":{}}';
const attempt = (number: number, over: object) => ({
  number,
  started_at: `2026-11-20T10:0${number}:00.000Z`,
  duration_ms: 12,
  ...over,
});

test('a delivery on its way: emitted, queued, each attempt with its cause, the next one', () => {
  const steps = timelineOf(
    read({
      status: 'retrying',
      body,
      attempts: 2,
      created_at: '2026-11-20T10:00:00.100Z',
      next_attempt_at: '2026-11-20T10:06:00.000Z',
      attempt_log: [
        attempt(1, { response_status: 500 }),
        attempt(2, { response_status: null, error: 'connect ECONNREFUSED' }),
      ],
    }),
  );
  expect(steps.map((step) => [step.kind, step.at, 'cause' in step ? step.cause : undefined])).toEqual([
    ['emitted', '2026-11-20T10:00:00.000Z', undefined],
    ['queued', '2026-11-20T10:00:00.100Z', undefined],
    ['attempt', '2026-11-20T10:01:00.000Z', 'server_error'],
    ['attempt', '2026-11-20T10:02:00.000Z', 'refused'],
    ['next', '2026-11-20T10:06:00.000Z', undefined],
  ]);
});

test('a clone says so, and a delivered one ends with the moment', () => {
  const kinds = timelineOf(
    read({
      status: 'delivered',
      redelivery_of: 9,
      created_at: '2026-11-20T06:21:00Z',
      delivered_at: '2026-11-20T06:22:00Z',
      body,
    }),
  ).map((step) => step.kind);
  expect(kinds).toEqual(['emitted', 'cloned', 'delivered']);
});

test('a server that keeps no log still shows how many attempts there were and why they failed', () => {
  expect(timelineOf(read({ id: '7', status: 'failed', attempts: 15, error: 'HTTP 500' }))).toEqual([
    { kind: 'unrecorded', at: undefined, count: 15, error: 'HTTP 500' },
    { kind: 'failed', at: undefined },
  ]);
});

test('a record of nothing but an unknown status is no timeline', () => {
  expect(timelineOf(read({ id: 1, status: 'parked' }))).toEqual([]);
});
