import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { GET } from '@/app/api/live/route';
import { forgetSessions } from '@/lib/auth/session-lookup';
import { createConnection, deleteConnection } from '@/lib/connection/connections';
import { feedsOf } from '@/lib/live/feeds';
import { session } from '@/lib/store/tables/auth';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { type Followed, follow } from '@/lib/testing/live-reader';
import { LEAST_GAP_MS } from './poller';

let console_: TestConsole;
let upstream: Upstream;
let cookie: string;
let connection: string;
let numbers: number[];
const opened: Followed[] = [];

beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
  cookie = (await console_.signIn('viewer')).cookie;
});
afterAll(async () => {
  await upstream.close();
  await console_.close();
});
beforeEach(async () => {
  const apiKey = 'sk_test_0123456789abcdefSECRET';
  connection = (await createConnection({ name: 'Test', baseUrl: upstream.baseUrl, apiKey })).id;
  numbers = [3, 4, 250];
  upstream.answerWith(asDocumented);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  await deleteConnection(connection);
});

const eventOf = (number: number) => ({
  id: `evt_${number}`,
  type: 'deal.stage_changed',
  created_at: '2026-11-20T10:00:00.000Z',
  data: { id: 7, title: 'Secret plan', pipeline_id: 1, stage_id: 5 },
  previous: { stage_id: 4 },
});

const asDocumented: RequestListener = (request, reply) => {
  const { searchParams } = new URL(request.url!, 'http://upstream');
  const after = Number(searchParams.get('cursor')?.replace('evt_', '') ?? 0);
  const page = numbers.filter((number) => number > after).slice(0, Number(searchParams.get('limit')));
  const next = page.length > 0 ? `evt_${page.at(-1)}` : searchParams.get('cursor');
  json(reply, 200, { data: page.map(eventOf), next_cursor: next });
};

async function open(query = '', as = cookie): Promise<Followed> {
  const request = browserRequest('GET', `/api/live?connection=${connection}${query}`, { cookie: as });
  const reply = await GET(request, { params: Promise.resolve({}) });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  const followed = follow(reply);
  opened.push(followed);
  return followed;
}

const told = (followed: Followed) => followed.of('events').flatMap(({ data }) => data.map(({ id }) => id));

test('begins at the end, tells each new event once, and nothing of its contents', async () => {
  const live = await open();
  expect((await live.next('hello')).data).toEqual({ cursor: 'evt_250' });
  numbers.push(251, 252);
  const { data, id } = await live.next('events');
  expect(data[0]).toEqual({
    id: 'evt_251',
    type: 'deal.stage_changed',
    at: '2026-11-20T10:00:00.000Z',
    ids: { id: 7, pipeline_id: 1, stage_id: 5 },
    was: { stage_id: 4 },
  });
  expect(id).toBe('evt_252');
  numbers.push(253);
  await live.next('events');
  expect(told(live)).toEqual(['evt_251', 'evt_252', 'evt_253']);
  // A page that opens now may have read just before.
  const newcomer = await open();
  expect((await newcomer.next('events')).data.at(-1)?.id).toBe('evt_253');
  expect(live.text).not.toContain('Secret plan');
  expect(live.text).not.toContain('SECRET');
});

test('many browsers cost the server one poll', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => open()));
  await Promise.all(all.map((each) => each.next('hello')));
  numbers.push(300);
  await Promise.all(all.map((each) => each.next('events')));
  // Each look behind the end is one request, whoever listens.
  const looks = upstream.seen.filter(({ url }) => url.includes('cursor=evt_250&limit=100'));
  expect(looks.length).toBeLessThan(all.length);
  for (const each of all) expect(told(each)).toEqual(['evt_300']);
});

test('whoever comes back gets what was missed, in order and once, though nobody else listened', async () => {
  const first = await open();
  await first.next('hello');
  await first.close();
  for (let number = 251; number <= 600; number++) numbers.push(number);
  const again = await open('&after=evt_250');
  await again.until(() => told(again).length >= 350);
  expect(told(again)).toEqual(Array.from({ length: 350 }, (_, index) => `evt_${251 + index}`));
  // And from what is remembered, while somebody else listens.
  const other = await open('&after=evt_400');
  await other.until(() => told(other).length >= 200);
  expect(told(other)[0]).toBe('evt_401');
  expect(again.of('reset')).toEqual([]);
});

test('whoever is too far behind is told to read everything anew', async () => {
  for (let number = 251; number <= 4_000; number++) numbers.push(number);
  const live = await open('&after=evt_3');
  const { id } = await live.next('reset');
  expect(id).toBe('evt_4000');
  numbers.push(4_001);
  await live.until(() => told(live).includes('evt_4001'));
  expect(new Set(told(live)).size).toBe(told(live).length);
});

test('a fault is told with its reason, and ends by itself', async () => {
  const live = await open();
  await live.next('hello');
  const html = '<html><title>502 Bad Gateway</title></html>';
  upstream.answerWith((_, reply) => reply.writeHead(500, { 'content-type': 'text/html' }).end(html));
  const isFaulty = (kind: string) => () =>
    live.of('state').some(({ data }) => data.is === 'faulty' && data.fault.kind === kind);
  await live.until(isFaulty('failing'));
  upstream.answerWith((_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await live.until(isFaulty('unreadable'));
  upstream.answerWith((_, reply) =>
    json(reply, 401, { error: { code: 'unauthorized', message: 'Revoked' } }),
  );
  await live.until(isFaulty('unauthorized'));
  numbers.push(251);
  upstream.answerWith(asDocumented);
  await live.next('events');
  await live.until(() => live.of('state').at(-1)?.data.is === 'following');
  expect(told(live)).toEqual(['evt_251']);
});

test('how the server answers is told, and again when that changes', async () => {
  const live = await open();
  await live.next('hello');
  const shown = () => live.of('upstream').at(-1)?.data[connection];
  await live.until(() => shown()?.is === 'answering');
  upstream.answerWith((_, reply) => reply.destroy());
  await live.until(() => shown()?.is === 'slow');
  expect(shown()).toMatchObject({ is: 'slow', reason: 'no_reply' });
  upstream.answerWith(asDocumented);
  await live.until(() => shown()?.is === 'answering');
});

test('a server that asks for patience gets it', async () => {
  const live = await open();
  await live.next('hello');
  await feedsOf(connection).history.catchUp();
  const busy = { error: { code: 'rate_limited', message: 'Slow down' } };
  upstream.answerWith((_, reply) => json(reply, 429, busy, { 'retry-after': '60' }));
  await live.until(() => live.of('state').at(-1)?.data.is === 'faulty');
  const { fault } = live.of('state').at(-1)!.data as {
    fault: { kind: string; since: string; retryAt: string };
  };
  expect(fault.kind).toBe('busy');
  expect(Date.parse(fault.retryAt) - Date.parse(fault.since)).toBeGreaterThan(50_000);
  const newcomer = await open();
  await newcomer.next('state');
  // A look that it wrongly woke would have come by then.
  await setTimeout(2 * LEAST_GAP_MS);
  expect(upstream.seen).toHaveLength(1);
});

test('a server without events is said to have none', async () => {
  upstream.answerWith((_, reply) =>
    reply.writeHead(404, { 'content-type': 'text/html' }).end('<h1>nginx</h1>'),
  );
  const live = await open();
  await live.until(() => live.of('state').at(-1)?.data.is === 'unsupported');
});

test('cursors that cannot be computed are read through to the end', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => `e-${index}`);
  upstream.answerWith((request, reply) => {
    const cursor = new URL(request.url!, 'http://upstream').searchParams.get('cursor');
    const at = cursor === null ? 0 : ids.indexOf(cursor) + 1;
    if (cursor !== null && at === 0) return json(reply, 422, { error: { code: 'x', message: 'cursor' } });
    const events = ids.slice(at, at + 100).map((id) => ({ ...eventOf(1), id }));
    json(reply, 200, { events, next_cursor: null });
  });
  const live = await open();
  expect((await live.next('hello')).data).toEqual({ cursor: 'e-249' });
  ids.push('e-250');
  await live.next('events');
  expect(told(live)).toEqual(['e-250']);
});

test('events that begin anew are noticed after the server was away', async () => {
  const live = await open();
  await live.next('hello');
  upstream.answerWith((_, reply) => json(reply, 503, { error: { code: 'down', message: 'Down' } }));
  await live.until(() => live.of('state').at(-1)?.data.is === 'faulty');
  numbers = [1, 2];
  upstream.answerWith(asDocumented);
  expect((await live.next('reset')).data).toEqual({ cursor: 'evt_2' });
  numbers.push(3);
  await live.next('events');
  expect(told(live)).toEqual(['evt_3']);
});

test('deliveries are told when they are new or change, without bodies', async () => {
  const rows = [{ id: 1, status: 'pending', attempts: 0, body: 'Secret plan' }];
  upstream.answerWith((request, reply) =>
    request.url!.includes('/deliveries')
      ? json(reply, 200, { data: rows, next_cursor: null })
      : asDocumented(request, reply),
  );
  const live = await open('&deliveries=1');
  expect((await live.next('deliveries')).data).toEqual({ rows: [], hasGap: true });
  rows[0] = { ...rows[0]!, status: 'delivered', attempts: 1 };
  rows.unshift({ id: 2, status: 'pending', attempts: 0, body: 'x' });
  expect((await live.next('deliveries')).data).toEqual({
    rows: [
      { id: 2, status: 'pending', attempts: 0 },
      { id: 1, status: 'delivered', attempts: 1 },
    ],
    hasGap: false,
  });
});

test('nobody listens without a session, and a stream ends with its session or its connection', async () => {
  const call = (query: string, as?: string) =>
    GET(browserRequest('GET', `/api/live${query}`, { cookie: as }), { params: Promise.resolve({}) });
  expect((await call(`?connection=${connection}`)).status).toBe(401);
  expect((await call('?connection=nobody', cookie)).status).toBe(404);
  expect((await call('', cookie)).status).toBe(422);

  const other = await console_.signIn('integrator');
  const live = await open('', other.cookie);
  await live.next('hello');
  await console_.runtime.store.db.delete(session);
  forgetSessions();
  expect((await live.next('end')).data).toEqual({ reason: 'unauthenticated' });
  await live.closed;

  cookie = (await console_.signIn('viewer')).cookie;
  const last = await open();
  await last.next('hello');
  await deleteConnection(connection);
  numbers.push(999);
  expect((await last.next('end')).data).toEqual({ reason: 'connection_gone' });
  await last.closed;
  connection = (
    await createConnection({ name: 'T', baseUrl: upstream.baseUrl, apiKey: 'sk_test_0123456789abcdef' })
  ).id;
});

test('a browser that is cut off by what it missed is polled for no longer', async () => {
  const long = 'x'.repeat(1_000);
  upstream.answerWith((request, reply) => {
    if (request.url!.includes('/deliveries')) return json(reply, 200, { data: [], next_cursor: null });
    const after = Number(/cursor=evt_(\d+)/.exec(request.url!)?.[1] ?? 0);
    const page = numbers.filter((number) => number > after).slice(0, 100);
    const data = page.map((number) => ({ ...eventOf(number), data: { id: long } }));
    json(reply, 200, { data, next_cursor: page.length > 0 ? `evt_${page.at(-1)}` : `evt_${after}` });
  });
  const live = await open();
  await live.next('hello');
  for (let number = 251; number <= 1_450; number++) numbers.push(number);
  await live.until(() => told(live).length === 1_200);
  const cut = await open('&after=evt_250&deliveries=1');
  await cut.closed;
  expect(told(cut)).toHaveLength(1_200);
  await live.close();
  await expect.poll(() => feedsOf(connection).events.idleMs).toBeGreaterThan(0);
  expect(upstream.seen.filter(({ url }) => url.includes('/deliveries'))).toEqual([]);
});

test('the polling stops when nobody listens', async () => {
  const live = await open();
  await live.until(() => live.of('state').at(-1)?.data.is === 'following');
  await live.close();
  await feedsOf(connection).history.catchUp();
  upstream.answerWith(asDocumented);
  const first = connection;
  const apiKey = 'sk_test_theotherkey0123';
  connection = (await createConnection({ name: 'Other', baseUrl: upstream.baseUrl, apiKey })).id;
  const other = await open();
  await other.next('hello');
  for (const number of [300, 301, 302]) {
    numbers.push(number);
    await other.next('events');
  }
  expect(new Set(upstream.seen.map(({ headers }) => headers.authorization))).toEqual(
    new Set([`Bearer ${apiKey}`]),
  );
  await deleteConnection(first);
});
