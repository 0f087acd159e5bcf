import type { RequestListener } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GET } from '@/app/api/console/history/[kind]/[id]/route';
import { createConnection, updateConnection } from '@/lib/connection/connections';
import { historyEvent } from '@/lib/store/tables/history';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { hearer, PACE_OF_TESTS, readerAt } from '@/lib/testing/feed';
import { EventFeed } from './event-feed';
import { HistoryFeed } from './history-feed';

let console_: TestConsole;
let upstream: Upstream;
let connection: string;
/** The numbers of the events that the server keeps. */
let kept: number[];

beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
});
afterAll(async () => {
  await upstream.close();
  await console_.close();
});
beforeEach(async () => {
  const apiKey = 'sk_test_0123456789abcdefSECRET';
  connection = (await createConnection({ name: 'Test', baseUrl: upstream.baseUrl, apiKey })).id;
  kept = [3, 4, 250];
  upstream.answerWith(asDocumented);
});

const START = Date.now() - 86_400_000;
const atOf = (number: number) => new Date(START + number * 100).toISOString();
const eventOf = (number: number) => ({
  id: `evt_${number}`,
  type: 'deal.updated',
  created_at: atOf(number),
  data: { id: 7, title: 'Secret plan' },
});

const asDocumented: RequestListener = (request, reply) => {
  const { searchParams } = new URL(request.url!, 'http://upstream');
  const after = Number(searchParams.get('cursor')?.replace('evt_', '') ?? 0);
  const page = kept.filter((number) => number > after).slice(0, Number(searchParams.get('limit')));
  const next = page.length > 0 ? `evt_${page.at(-1)}` : searchParams.get('cursor');
  json(reply, 200, { data: page.map(eventOf), next_cursor: next });
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const named = (numbers: readonly number[]) => numbers.map((number) => `evt_${number}`);
/** What a process of the console has of the connection's history. */
const newProcess = () => new HistoryFeed(connection, readerAt(upstream));
const read = () => newProcess().catchUp();

async function indexed(): Promise<string[]> {
  const rows = await console_.runtime.store.db
    .select()
    .from(historyEvent)
    .where(eq(historyEvent.connectionId, connection))
    .orderBy(historyEvent.id);
  return rows.map(({ eventId }) => eventId);
}

let cookie: string | undefined;
async function ask(query = '') {
  cookie ??= (await console_.signIn('viewer')).cookie;
  const path = `/api/console/history/deal/7?connection=${connection}${query}`;
  return callHandler(GET, browserRequest('GET', path, { cookie }), { kind: 'deal', id: '7' });
}

describe('the index', () => {
  test('has all that the server keeps, once, whoever reads and however often', async () => {
    kept = range(1, 350);
    await Promise.all([read(), read(), read()]);
    await read();
    expect(await indexed()).toEqual(named(kept));
  });

  test('goes on where it stopped after a restart, with nothing twice and nothing lost', async () => {
    kept = range(1, 130);
    await read();
    kept.push(...range(131, 420));
    await read();
    expect(await indexed()).toEqual(named(range(1, 420)));
  });

  test('goes on after processes that got no further than any number of calls', async () => {
    kept = range(1, 640);
    for (let ended = false, calls = 1; !ended; calls++) {
      let left = calls;
      upstream.answerWith((request, reply) => (left-- > 0 ? asDocumented(request, reply) : reply.destroy()));
      ended = await read().then(
        () => true,
        () => false,
      );
      expect(await indexed()).toEqual(named(range(1, (await indexed()).length)));
    }
    expect(await indexed()).toEqual(named(kept));
  });

  test('takes what a feed reads anyway, without a call of its own', async () => {
    const history = newProcess();
    const feed = new EventFeed(readerAt(upstream), PACE_OF_TESTS, history);
    const { listener, first, untilTold } = hearer();
    const leave = feed.listen(listener, undefined);
    await first('hello');
    await history.catchUp();
    upstream.forget();
    for (const number of [251, 252, 253]) {
      kept.push(number);
      await untilTold((ids) => ids.includes(`evt_${number}`));
    }
    leave();
    await history.take({ server: 'elsewhere', after: 'evt_0', events: [], cursor: 'evt_0' });
    expect(await indexed()).toEqual(named(kept));
    // Each look behind an event is one call, but for the page that was of no use here.
    const looks = upstream.seen.map(({ url }) => url).filter((url) => url.includes('cursor=evt_251&'));
    expect(looks).toHaveLength(1);
  });

  test('has what happened while the feed had to skip', async () => {
    const history = newProcess();
    await history.catchUp();
    const feed = new EventFeed(readerAt(upstream), PACE_OF_TESTS, history);
    kept.push(...range(251, 3_000));
    const { listener, first } = hearer();
    const leave = feed.listen(listener, 'evt_3');
    await first('reset');
    leave();
    await history.catchUp();
    expect(await indexed()).toEqual(named(kept));
  });

  test('of two processes that follow, has each event once', async () => {
    const feeds = [newProcess(), newProcess()].map((history) => ({
      history,
      ...hearer(),
      feed: new EventFeed(readerAt(upstream), PACE_OF_TESTS, history),
    }));
    const leaves = feeds.map(({ feed, listener }) => feed.listen(listener, undefined));
    await Promise.all(feeds.map(({ first }) => first('hello')));
    for (const number of range(251, 290)) kept.push(number);
    await Promise.all(feeds.map(({ untilTold }) => untilTold((ids) => ids.includes('evt_290'))));
    for (const leave of leaves) leave();
    await Promise.all(feeds.map(({ history }) => history.catchUp()));
    expect(await indexed()).toEqual(named(kept));
  });

  test('reads a server whose cursors cannot be computed through, and one that ignores them once', async () => {
    const ids = range(1, 250).map((number) => `e-${number}`);
    upstream.answerWith((request, reply) => {
      const cursor = new URL(request.url!, 'http://upstream').searchParams.get('cursor');
      const at = cursor === null ? 0 : ids.indexOf(cursor) + 1;
      if (cursor !== null && at === 0) return json(reply, 422, { error: { code: 'x', message: 'cursor' } });
      json(reply, 200, {
        events: ids.slice(at, at + 100).map((id) => ({ ...eventOf(1), id })),
        next_cursor: null,
      });
    });
    await read();
    expect(await indexed()).toEqual(ids);

    const same = range(1, 100).map(eventOf);
    let calls = 0;
    upstream.answerWith((_, reply) => json(reply, 200, { data: same, next_cursor: `c${calls++}` }));
    connection = (
      await createConnection({ name: 'T', baseUrl: upstream.baseUrl, apiKey: 'sk_test_0123456789' })
    ).id;
    await read();
    expect(await indexed()).toEqual(named(range(1, 100)));
  });
});

describe('history begins', () => {
  const since = async () => (await ask()).body.since;

  test('with the oldest event that the server keeps', async () => {
    expect(await since()).toBe(atOf(3));
  });

  test('with the first that is read where the server keeps very many', async () => {
    kept = [1, ...range(39_980, 40_000)];
    expect(await since()).toBe(atOf(39_980));
    expect(upstream.seen.length).toBeLessThan(50);
  });

  test('anew where the server dropped events before they could be read', async () => {
    await read();
    kept = [400, 401];
    expect(await since()).toBe(atOf(400));
    expect(await indexed()).toEqual(named(kept));
  });

  test('anew where the server was emptied and counts from the beginning', async () => {
    await read();
    kept = [1, 2];
    await read();
    expect(await indexed()).toEqual(named(kept));
  });

  test('anew with another server', async () => {
    await read();
    const other = await startUpstream();
    other.answerWith(asDocumented);
    kept = [5, 6];
    await updateConnection(connection, { baseUrl: other.baseUrl, apiKey: 'sk_test_0123456789' });
    await new HistoryFeed(connection, readerAt(other)).catchUp();
    expect(await indexed()).toEqual(named(kept));
    await other.close();
  });
});

describe('whoever asks', () => {
  test('gets what happened a moment ago, by pages, without a feed that follows', async () => {
    kept.push(251);
    const first = await ask('&limit=2');
    expect(first).toMatchObject({ status: 200, body: { index: 'whole' } });
    expect(first.body.items).toEqual([
      { eventId: 'evt_251', type: 'deal.updated', at: atOf(251), cursor: 'evt_250' },
      { eventId: 'evt_250', type: 'deal.updated', at: atOf(250), cursor: 'evt_4' },
    ]);
    const rest = await ask(`&limit=2&cursor=${first.body.nextCursor}`);
    expect(rest.body.items.map((item: { eventId: string }) => item.eventId)).toEqual(['evt_4', 'evt_3']);
    expect(JSON.stringify([first.body, rest.body])).not.toContain('Secret');
  });

  test('is told where the server does not answer, and gets what is kept', async () => {
    await ask();
    upstream.answerWith((_, reply) => reply.destroy());
    const reply = await ask();
    expect(reply.body).toMatchObject({ index: 'behind', since: atOf(3) });
    expect(reply.body.items).toHaveLength(3);
  });

  test('is told where the server has no events to read', async () => {
    upstream.answerWith((_, reply) =>
      reply.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>'),
    );
    expect((await ask()).body).toEqual({ items: [], nextCursor: null, since: null, index: 'unsupported' });
  });

  test('waits no longer than two seconds, and the index is read on', async () => {
    const gate = Promise.withResolvers<void>();
    upstream.answerWith(async (request, reply) => {
      await gate.promise;
      asDocumented(request, reply);
    });
    const began = Date.now();
    expect((await ask()).body).toEqual({ items: [], nextCursor: null, since: null, index: 'behind' });
    expect(Date.now() - began).toBeLessThan(10_000);
    gate.resolve();
    await expect.poll(indexed, { timeout: 20_000 }).toEqual(named(kept));
  });

  test('has to be signed in, and to name a connection that is there', async () => {
    const call = (query: string, as?: string) =>
      callHandler(GET, browserRequest('GET', `/api/console/history/deal/7${query}`, { cookie: as }), {
        kind: 'deal',
        id: '7',
      });
    await ask();
    expect((await call(`?connection=${connection}`)).status).toBe(401);
    expect((await call('?connection=nobody', cookie)).status).toBe(404);
    expect((await call('', cookie)).status).toBe(422);
    expect((await call(`?connection=${connection}&limit=101`, cookie)).status).toBe(422);
  });
});
