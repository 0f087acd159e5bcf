import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { deliverySummary } from '@/lib/contract/webhooks';
import { undeliveredPairs, withoutRecovered } from './event-pairs';

let next = 100;
const row = (event_id: string | undefined, status: string, over: object = {}) =>
  readLoosely(deliverySummary, { id: next--, endpoint_id: 1, event_id, status, ...over })!;
const newestOf = (rows: Parameters<typeof undeliveredPairs>[0]) =>
  undeliveredPairs(rows).map(({ newest }) => newest);

test('an event is recovered by a redelivery that arrived, and not undelivered while one is on its way', () => {
  const rows = [
    row('evt_1', 'delivered'),
    row('evt_1', 'failed'),
    row('evt_2', 'pending'),
    row('evt_2', 'failed'),
    row('evt_3', 'retrying'),
    row('evt_3', 'held'),
  ];
  expect(undeliveredPairs(rows)).toEqual([]);
});

test('one that failed again counts once, by its newest, and one delivered before a failed copy was not lost', () => {
  const [second, first] = [row('evt_1', 'failed'), row('evt_1', 'held')];
  const lost = [second, first, row('evt_2', 'failed'), row('evt_2', 'delivered')];
  expect(undeliveredPairs(lost)).toEqual([{ newest: second, oldest: first, lacksOriginal: false }]);
});

test('what arrived at another endpoint recovers nothing', () => {
  const failed = row('evt_1', 'failed');
  expect(newestOf([row('evt_1', 'delivered', { endpoint_id: 2 }), failed])).toEqual([failed]);
});

test('copies that do not name their event are known by what they are clones of, through any number of them', () => {
  const original = row(undefined, 'failed', { id: 7 });
  const clone = row(undefined, 'failed', { id: 8, redelivery_of: 7 });
  const ofClone = row(undefined, 'delivered', { id: 9, redelivery_of: 8 });
  expect(newestOf([ofClone, clone, original])).toEqual([]);
  expect(newestOf([clone, original])).toEqual([clone]);
  // The original itself was not read.
  expect(newestOf([ofClone, row(undefined, 'failed', { id: 10 })])).toHaveLength(1);
});

test('a failed clone whose original was not read may be of an event that arrived', () => {
  const clone = row('evt_1', 'failed', { redelivery_of: 7 });
  expect(undeliveredPairs([clone])).toMatchObject([{ lacksOriginal: true }]);
  const original = row('evt_1', 'failed', { id: 7 });
  expect(undeliveredPairs([clone, original])).toMatchObject([{ lacksOriginal: false }]);
});

test('records that name each other as their original end somewhere', () => {
  const rows = [
    row(undefined, 'failed', { id: 1, redelivery_of: 2 }),
    row(undefined, 'failed', { id: 2, redelivery_of: 1 }),
  ];
  expect(newestOf(rows).length).toBeGreaterThan(0);
});

test('failures of an event that arrived are left out of what is counted', () => {
  const [clone, waiting] = [row('evt_1', 'delivered'), row('evt_2', 'retrying')];
  const lost = row('evt_3', 'failed');
  expect(withoutRecovered([clone, waiting, row('evt_1', 'failed'), lost, row('evt_1', 'held')])).toEqual([
    clone,
    waiting,
    lost,
  ]);
});
