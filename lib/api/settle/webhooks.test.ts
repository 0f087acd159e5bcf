import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { redeliver } from '../contract/webhooks.ts';
import { write } from '../write.ts';

const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString();
const original = { id: 542, endpoint_id: 2, event_id: 'evt_540', created_at: at(60) };

/** Redelivers 542 by a server that answers nothing and then shows these deliveries. */
async function redelivered(...rows: readonly object[]) {
  await using server = await startLoopback(({ method, url }) => {
    if (method !== 'GET') return 'hang up';
    return json(url.includes('/deliveries/') ? original : { data: rows });
  });
  return await write(redeliver, { path: { id: 542 } }, server).catch((error: unknown) => error);
}

const clone = (fields: object) => ({ ...original, id: 543, created_at: at(-1), ...fields });

test.each([
  ['names its original', { redelivery_of: 542 }],
  ['carries the same event', {}],
])('a new delivery that %s is the clone', async (_, fields) => {
  expect(await redelivered(clone(fields), original)).toMatchObject({ id: 543 });
});

test('the delivery that this one is a clone of, and another of the event, are none', async () => {
  const first = { ...original, id: 541, redelivery_of: null, created_at: at(90) };
  const itself = { ...original, redelivery_of: 541 };
  const other = clone({ redelivery_of: 541 });
  expect(await redelivered(other, itself, first)).toMatchObject({ found: 'undone' });
});

test('one of a moment before may be an earlier press: that is not known', async () => {
  const earlier = clone({ redelivery_of: 542, created_at: at(30) });
  expect(await redelivered(earlier, original)).toMatchObject({ found: 'unseen' });
});

test('one of the same moment on a server that names no originals may be the clone: that is not known', async () => {
  expect(await redelivered({ ...original, id: 543 }, original)).toMatchObject({ found: 'unseen' });
});
