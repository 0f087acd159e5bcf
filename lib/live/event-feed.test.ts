import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { hearer, PACE_OF_TESTS, readerAt } from '@/lib/testing/feed';
import { EventFeed } from './event-feed';

let upstream: Upstream;
let feed: EventFeed;
let numbers: number[];
/** Answers wait for it; what they say is settled when the request comes. */
let gate: Promise<void>;
const leaves: (() => void)[] = [];

beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  numbers = [3, 4, 250];
  gate = Promise.resolve();
  upstream.answerWith(async (request, reply) => {
    const { searchParams } = new URL(request.url!, 'http://upstream');
    const after = Number(searchParams.get('cursor')?.replace('evt_', '') ?? 0);
    const page = numbers.filter((number) => number > after).slice(0, Number(searchParams.get('limit')));
    const data = page.map((number) => ({ id: `evt_${number}`, type: 'deal.won', data: { id: 7 } }));
    const next_cursor = page.length > 0 ? `evt_${page.at(-1)}` : searchParams.get('cursor');
    await gate;
    json(reply, 200, { data, next_cursor });
  });
  feed = new EventFeed(readerAt(upstream), PACE_OF_TESTS);
});
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

function listen(after?: string) {
  const hearing = hearer();
  const leave = feed.listen(hearing.listener, after);
  leaves.push(leave);
  return { ...hearing, leave };
}

/** Holds every answer from now on; answers how to let go, once the server was asked again. */
async function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const before = upstream.seen.length;
  await expect.poll(() => upstream.seen.length, { timeout: 20_000 }).toBeGreaterThan(before);
  return () => {
    gate = Promise.resolve();
    resolve();
  };
}

test.each(['evt_999999999999999', 'evt_99999999999999999'])(
  'the made-up cursor %s silences nobody',
  async (after) => {
    const live = listen(after);
    expect((await live.first('reset')).data).toEqual({ cursor: 'evt_250' });
    numbers.push(251);
    expect(await live.untilTold((ids) => ids.length > 0)).toEqual(['evt_251']);
  },
);

test.each([undefined, 'evt_250', 'evt_240'])(
  'events that began anew while nobody listened are noticed, whoever comes with %s',
  async (after) => {
    const first = listen();
    await first.first('hello');
    first.leave();
    numbers = [1, 2];
    const again = listen(after);
    expect((await again.first('reset')).data).toEqual({ cursor: 'evt_2' });
    numbers.push(3);
    expect(await again.untilTold((ids) => ids.length > 0)).toEqual(['evt_3']);
  },
);

test('a server that knows only the cursors of events is no reason to read everything anew', async () => {
  const ids = ['evt_3', 'evt_4', 'evt_250', 'evt_300'];
  upstream.answerWith((request, reply) => {
    const cursor = new URL(request.url!, 'http://upstream').searchParams.get('cursor');
    const at = cursor === null ? 0 : ids.indexOf(cursor) + 1;
    if (cursor !== null && at === 0) return json(reply, 422, { error: { code: 'x', message: 'cursor' } });
    json(reply, 200, { data: ids.slice(at).map((id) => ({ id, type: 'deal.won' })), next_cursor: null });
  });
  const live = listen('evt_250');
  expect(await live.untilTold((told) => told.length > 0)).toEqual(['evt_300']);
  expect(live.heard.filter(({ name }) => name === 'reset')).toEqual([]);
});

test('whoever comes back while the end is sought is told whether something is missing', async () => {
  const open = hold();
  listen();
  const [behind, atEnd] = [listen('evt_3'), listen('evt_250')];
  (await open)();
  expect((await behind.first('reset')).data).toEqual({ cursor: 'evt_250' });
  expect((await atEnd.first('hello')).data).toEqual({ cursor: 'evt_250' });
  expect(behind.heard.filter(({ name }) => name === 'hello')).toEqual([]);
  expect(atEnd.heard.filter(({ name }) => name === 'reset')).toEqual([]);
});

test('an answer that was still awaited does not move the place of whoever comes back', async () => {
  const first = listen();
  await first.first('hello');
  // Held is an answer that has the new event already.
  numbers.push(251);
  const release = await hold();
  first.leave();
  const again = listen('evt_3');
  release();
  expect(await again.untilTold((ids) => ids.includes('evt_251'))).toEqual(['evt_4', 'evt_250', 'evt_251']);
});

test('an end that was still sought is not the place of whoever comes back', async () => {
  const open = hold();
  const first = listen();
  const release = await open;
  first.leave();
  const again = listen('evt_3');
  release();
  expect(await again.untilTold((ids) => ids.includes('evt_250'))).toEqual(['evt_4', 'evt_250']);
});

test('more than 2,000 missed events are not told one by one, though they are remembered', async () => {
  const first = listen();
  await first.first('hello');
  for (const end of [1_551, 2_251]) {
    for (let number = numbers.at(-1)! + 1; number <= end; number++) numbers.push(number);
    await first.untilTold((ids) => ids.at(-1) === `evt_${end}`);
  }
  const [behind, near] = [listen('evt_250'), listen('evt_251')];
  expect((await behind.first('reset')).data).toEqual({ cursor: 'evt_2251' });
  expect((await near.first('events')).data).toHaveLength(2_000);
});

test('full pages with rests between them are no backlog', async () => {
  const live = listen();
  await live.first('hello');
  for (let page = 0; page < 25; page++) {
    for (let event = 0; event < 100; event++) numbers.push(numbers.at(-1)! + 1);
    await live.untilTold((ids) => ids.at(-1) === `evt_${numbers.at(-1)}`);
    // The look after it, which finds nothing.
    const seen = upstream.seen.length;
    await expect.poll(() => upstream.seen.length).toBeGreaterThan(seen + 1);
  }
  expect(live.heard.filter(({ name }) => name === 'reset')).toEqual([]);
});
