import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { delivery } from '@/lib/contract/webhooks';
import { fateOf, followFate } from './fate';

const told = (fields: object) => readLoosely(delivery, { id: 1, ...fields })!;

test.each([
  ['it was delivered', { status: 'delivered', attempts: 1, response_status: 200 }, { is: 'arrived' }],
  ['it waits for its turn', { status: 'pending', attempts: 0 }, { is: 'open' }],
  [
    'its first attempt failed, and it is tried again later',
    { status: 'retrying', attempts: 1, response_status: 503, error: 'HTTP 503' },
    { is: 'refused', status: 503, error: 'HTTP 503' },
  ],
  ['it was given up', { status: 'failed', response_status: 410 }, { is: 'refused', status: 410 }],
  ['its endpoint was disabled meanwhile', { status: 'held' }, { is: 'refused' }],
  [
    'the server calls it pending after a failed attempt',
    { status: 'pending', attempts: 1, error: 'ECONNREFUSED' },
    { is: 'refused', error: 'ECONNREFUSED' },
  ],
  ['nobody knows its state', { status: 'parked' }, { is: 'open' }],
  ['the record tells no state', {}, { is: 'untold' }],
])('%s', (_, fields, fate) => {
  expect(fateOf(told(fields))).toEqual(fate);
});

test('it is looked at until its attempt has ended, and not for ever', async () => {
  const states = ['pending', 'pending', 'delivered'];
  let looks = 0;
  const read = async () => told({ status: states[looks++] ?? 'pending' });
  expect(await followFate(read, [0, 0, 0, 0])).toEqual({ is: 'arrived' });
  expect(looks).toBe(3);
  expect(await followFate(read, [0, 0])).toEqual({ is: 'open' });
  expect(looks).toBe(5);
});
