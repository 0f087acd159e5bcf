import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { POST as compare } from '@/app/api/console/configuration/compare/route';
import { POST as pairs } from '@/app/api/console/configuration/pairs/route';
import { POST as record } from '@/app/api/console/configuration/record/route';
import type { ComparedRecord, Comparison } from '@/lib/configuration/comparison';
import type { CompareLine } from '@/lib/configuration/requests';
import { createConnection, deleteConnection } from '@/lib/connection/connections';
import type { Role } from '@/lib/rules/roles';
import { configurationPair } from '@/lib/store/tables/configuration';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { ENDPOINT_SECRET, FakeEndpoints } from '@/lib/testing/fake-endpoints';
import { keepPairs } from './pairs';
import { forgetRead } from './read-memory';

const apiKey = 'sk_test_0123456789abcdwxyz';

let console_: TestConsole;
let [test, live] = [new FakeEndpoints(1), new FakeEndpoints(101)];
let [source, target] = ['', ''];
let cookie: string;

beforeAll(async () => {
  console_ = await startConsole();
  cookie = (await console_.signIn('integrator')).cookie;
});
afterAll(() => console_.close());
beforeEach(async () => {
  [test, live] = await Promise.all([new FakeEndpoints(1).start(), new FakeEndpoints(101).start()]);
  const connect = async (name: string, api: FakeEndpoints) =>
    (await createConnection({ name, baseUrl: api.baseUrl, apiKey })).id;
  source = await connect('Test', test);
  target = await connect('Live', live);
  return async () => {
    await Promise.all([test.stop(), live.stop()]);
  };
});

const asked = (body: object, more: { cookie?: string } = {}) =>
  browserRequest('POST', '/api/console/configuration/compare', { cookie, body, ...more });
const sides = () => ({ source: { kind: 'connection', connectionId: source }, target });

async function lines(body: object = sides()): Promise<CompareLine[]> {
  const reply = await compare(asked(body), { params: Promise.resolve({}) });
  expect(reply.headers.get('content-type')).toBe('application/x-ndjson');
  const text = await reply.text();
  expect(text).not.toContain(ENDPOINT_SECRET);
  expect(text).not.toContain(apiKey);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

async function compared(body: object = sides()): Promise<Comparison> {
  const last = (await lines(body)).at(-1)!;
  if (!('comparison' in last)) throw new Error(JSON.stringify(last));
  return last.comparison;
}

const recordsOf = ({ kinds }: Comparison): readonly ComparedRecord[] =>
  kinds.flatMap(({ records }) => records);

it('tells how far it is, and what is on one side, on both, and different', async () => {
  test.add('https://a.cl/equal');
  test.add('https://a.cl/only-here');
  test.add('https://a.cl/other', { events: ['deal.lost'] });
  live.add('https://a.cl/equal');
  live.add('https://a.cl/other');
  live.add('https://a.cl/only-there');
  const all = await lines();
  expect(all).toContainEqual({ progress: { side: 'source', kind: 'endpoints', read: 3 } });
  const comparison = await compared();
  expect(comparison).toMatchObject({
    source: { kind: 'connection', connectionId: source, name: 'Test', environment: 'test' },
    target: { connectionId: target, name: 'Live' },
  });
  expect(recordsOf(comparison).map(({ title, status }) => [title, status])).toEqual([
    ['https://a.cl/equal', 'equal'],
    ['https://a.cl/only-here', 'onlySource'],
    ['https://a.cl/other', 'different'],
    ['https://a.cl/only-there', 'onlyTarget'],
  ]);
  expect(comparison.kinds.find(({ kind }) => kind === 'workflows')?.target.support).toBe('missing');
});

it('goes by what was read in the last minutes, unless it is to be read anew or something was written', async () => {
  live.add('https://a.cl/hooks');
  await compared();
  const read = live.seen.length;
  await compared();
  expect(live.seen.length).toBe(read);
  live.add('https://a.cl/later');
  expect(recordsOf(await compared({ ...sides(), isFresh: true }))).toHaveLength(2);
  live.add('https://a.cl/last');
  expect(recordsOf(await compared())).toHaveLength(2);
  forgetRead(target);
  expect(recordsOf(await compared())).toHaveLength(3);
});

it('keeps numbers as the servers sent them', async () => {
  test.before = ({ path }) =>
    path === '/webhooks/endpoints'
      ? '{"data":[{"id":1,"url":"https://a.cl/n","events":[],"active":true,"weight":1.10}]}'
      : undefined;
  live.before = ({ path }) =>
    path === '/webhooks/endpoints'
      ? '{"data":[{"id":2,"url":"https://a.cl/n","events":[],"active":true,"weight":9007199254740993}]}'
      : undefined;
  const reply = await compare(asked(sides()), { params: Promise.resolve({}) });
  const text = await reply.text();
  expect(text).toContain('"source":1.10');
  expect(text).toContain('"target":9007199254740993');
});

it('shows both sides of one record, and none that is not there', async () => {
  test.add('https://a.cl/one', { description: 'Here' });
  live.add('https://a.cl/one', { description: 'There' });
  const [{ key }] = recordsOf(await compared()) as [ComparedRecord];
  const shown = await callHandler(record, asked({ ...sides(), key }));
  expect(shown.body).toMatchObject({
    record: { key, status: 'different' },
    source: { description: 'Here' },
    target: { description: 'There' },
  });
  expect((await callHandler(record, asked({ ...sides(), key: 'endpoints/url:none' }))).status).toBe(404);
});

it('remembers what a person said is one, in both directions, until a connection is deleted', async () => {
  const url = 'https://a.cl/twice';
  const [one, other] = [test.add(url), live.add(url, { description: 'Other' })];
  live.add(url);
  const answers = [{ kind: 'endpoints', sourceId: String(one.id), targetId: String(other.id) }];
  const remembered = await callHandler(pairs, asked({ ...sides(), answers }));
  expect(remembered.status).toBe(204);
  expect(recordsOf(await compared())).toMatchObject([
    { status: 'different', isRemembered: true, sourceId: one.id, targetId: other.id },
    { status: 'onlyTarget' },
  ]);
  const turned = { source: { kind: 'connection', connectionId: target }, target: source };
  expect(recordsOf(await compared(turned))).toMatchObject([
    { isRemembered: true, sourceId: other.id },
    { status: 'onlySource' },
  ]);
  await callHandler(pairs, asked({ ...sides(), answers: [{ ...answers[0], targetId: null }] }));
  expect(
    recordsOf(await compared())
      .map(({ status }) => status)
      .sort(),
  ).toEqual(['onlySource', 'onlyTarget', 'onlyTarget']);
  await deleteConnection(source);
  expect(await console_.runtime.store.db.select().from(configurationPair)).toEqual([]);
});

it.each([
  [
    'the same connection twice',
    () => ({ source: { kind: 'connection', connectionId: target }, target }),
    422,
  ],
  ['a connection that is not there', () => ({ ...sides(), target: 'none' }), 404],
  ['no target', () => ({ source: sides().source }), 422],
])('refuses %s before it reads', async (_, body, status) => {
  const reply = await callHandler(compare, asked(body()));
  expect([reply.status, test.seen.length + live.seen.length]).toEqual([status, 0]);
});

it.each<[Role, number]>([
  ['viewer', 403],
  ['designer', 204],
])('a %s compares, and is answered %i to what is remembered', async (role, status) => {
  const own = { cookie: (await console_.signIn(role)).cookie };
  expect((await compare(asked(sides(), own), { params: Promise.resolve({}) })).status).toBe(200);
  for (const api of [test, live, live]) api.add('https://a.cl/twice');
  const answers = [{ kind: 'endpoints', sourceId: '1', targetId: '101' }];
  expect((await callHandler(pairs, asked({ ...sides(), answers }, own))).status).toBe(status);
});

it('takes no answer to what it did not ask, nor one that parts what was applied as one', async () => {
  const one = test.add('https://a.cl/one');
  const other = live.add('https://a.cl/other');
  const answer = async (sourceId: unknown, targetId: unknown) => {
    const answers = [{ kind: 'endpoints', sourceId: `${sourceId}`, targetId: `${targetId}` }];
    const { status, body } = await callHandler(pairs, asked({ ...sides(), answers }));
    return [status, body?.error?.code];
  };
  expect(await answer(one.id, other.id)).toEqual([409, 'not_asked']);
  for (const api of [test, live, live]) api.add('https://a.cl/twice');
  await compared({ ...sides(), isFresh: true });
  expect(await answer(2, 999)).toEqual([409, 'not_asked']);
  await console_.runtime.store.transaction((tx) =>
    keepPairs(tx, { source, target }, [{ kind: 'endpoints', sourceId: '2', targetId: '102', base: {} }]),
  );
  expect(await answer(2, 103)).toEqual([409, 'not_asked']);
});

it('asks nobody in who is not signed in', async () => {
  expect((await callHandler(compare, asked(sides(), { cookie: '' }))).status).toBe(401);
});

it('stops to read when whoever asked goes away', async () => {
  for (let n = 0; n < 3; n++) live.add(`https://a.cl/${n}`);
  const held = Promise.withResolvers<void>();
  live.before = ({ path }) => (path === '/webhooks/endpoints' ? () => void held.resolve() : undefined);
  const leaving = new AbortController();
  const request = new Request(asked(sides()), { signal: leaving.signal });
  const reply = await compare(request, { params: Promise.resolve({}) });
  await held.promise;
  leaving.abort();
  const before = live.seen.length;
  await reply.body!.cancel().catch(() => {});
  live.before = () => undefined;
  // It reads anew: what was broken off is not kept.
  expect(recordsOf(await compared())).toHaveLength(3);
  expect(live.seen.length).toBeGreaterThan(before);
});
