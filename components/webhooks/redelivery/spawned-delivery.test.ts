import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { deliverySummary } from '@/lib/contract/webhooks';
import { findSpawned } from './spawned-delivery';

const rows = [
  { id: 12, event_id: 'evt_3', event_type: 'webhook.test' },
  { id: 11, event_id: 'evt_1', event_type: 'deal.won', redelivery_of: 8 },
  { id: 10, event_id: 'evt_2', event_type: 'deal.won' },
  { id: 9, event_id: 'evt_2', event_type: 'deal.won' },
  { id: 8, event_id: 'evt_1', event_type: 'deal.won' },
].map((row) => readLoosely(deliverySummary, row)!);

const none = { deliveryId: undefined, endpointId: undefined, eventId: undefined, original: undefined };

test.each([
  ['a clone names its original', { ...none, original: '8' }, 11],
  ['else the newest other delivery of the event', { ...none, original: 9, eventId: 'evt_2' }, 10],
  ['never the original itself', { ...none, original: 12, eventId: 'evt_3' }, undefined],
  ['a ping by its event', { ...none, eventId: 'evt_3' }, 12],
  ['a ping whose reply says nothing: the newest test', none, 12],
  ['not the test of an earlier ping', { ...none, before: new Set(['12']) }, undefined],
  ['not an earlier clone', { ...none, original: '8', before: new Set(['11']) }, undefined],
  [
    'not a copy that was there before',
    { ...none, original: 9, eventId: 'evt_2', before: new Set(['10']) },
    undefined,
  ],
] as const)('%s', (_, spawned, id) => {
  expect(findSpawned(rows, spawned)).toBe(id);
});
