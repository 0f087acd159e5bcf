import type { RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { hearer, PACE_OF_TESTS, readerAt } from '@/lib/testing/feed';
import { DeliveryFeed } from './delivery-feed';

let upstream: Upstream;
const leaves: (() => void)[] = [];

beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

function listenTo(feed: DeliveryFeed) {
  const hearing = hearer();
  const leave = feed.listen(hearing.listener);
  leaves.push(leave);
  return { ...hearing, leave };
}

const rowsFrom = (first: number, count = 100) =>
  Array.from({ length: count }, (_, index) => ({ id: first - index, status: 'pending', attempts: 0 }));
const down: RequestListener = (_, reply) => json(reply, 503, { error: { code: 'down', message: 'Down' } });
const hasCursor = (url: string | undefined) => url!.includes('cursor=');

test('what was read before a page failed is told, with a gap', async () => {
  upstream.answerWith((_, reply) => json(reply, 200, { data: rowsFrom(100, 1), next_cursor: null }));
  const feed = new DeliveryFeed(readerAt(upstream), PACE_OF_TESTS);
  const live = listenTo(feed);
  await live.first('deliveries');
  live.heard.length = 0;
  upstream.answerWith((request, reply) =>
    hasCursor(request.url)
      ? down(request, reply)
      : json(reply, 200, { data: rowsFrom(300), next_cursor: 200 }),
  );
  expect((await live.first('deliveries')).data).toEqual({ rows: rowsFrom(300), hasGap: true });
});

test('somebody who comes while an answer for others is awaited does not break the look', async () => {
  const feed = new DeliveryFeed(readerAt(upstream), PACE_OF_TESTS);
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  upstream.answerWith(async (_, reply) => {
    asked.resolve();
    await gate.promise;
    json(reply, 200, { data: rowsFrom(100, 1), next_cursor: null });
  });
  const first = listenTo(feed);
  await asked.promise;
  first.leave();
  const second = listenTo(feed);
  gate.resolve();
  expect((await second.first('deliveries')).data).toEqual({ rows: [], hasGap: true });
  expect(upstream.seen).toHaveLength(1);
});

test('the first look after one that failed still only learns what there is', async () => {
  upstream.answerWith((request, reply) => {
    if (upstream.seen.length === 1) return down(request, reply);
    json(reply, 200, { data: rowsFrom(1_000), next_cursor: 900 });
  });
  const feed = new DeliveryFeed(readerAt(upstream), { ...PACE_OF_TESTS, afterFault: 1 });
  await listenTo(feed).first('deliveries');
  expect(upstream.seen.filter(({ url }) => hasCursor(url))).toEqual([]);
});

test('a newcomer has a server looked at again that had no deliveries', async () => {
  upstream.answerWith((_, reply) => json(reply, 404, { error: { code: 'not_found', message: 'No' } }));
  const reader = readerAt(upstream);
  let last: Promise<unknown> | undefined;
  const deliveries: typeof reader.deliveries = (cursor) => {
    const reading = reader.deliveries(cursor);
    last = reading;
    return reading;
  };
  const feed = new DeliveryFeed({ ...reader, deliveries }, PACE_OF_TESTS);
  listenTo(feed);
  await expect(last).rejects.toThrow();
  await setImmediate();
  upstream.answerWith((_, reply) => json(reply, 200, { data: [], next_cursor: null }));
  expect((await listenTo(feed).first('deliveries')).data.hasGap).toBe(true);
});
