import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GET as activityDetail } from '@/app/api/console/activity/[id]/route';
import { GET as activityPeople } from '@/app/api/console/activity/people/route';
import { GET as activityList } from '@/app/api/console/activity/route';
import { createConnection } from '@/lib/connection/connections';
import { type Store, setRuntime } from '@/lib/store/store';
import { activity } from '@/lib/store/tables/activity';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { beginActivity } from '../activity/activity-entry';
import { forward } from './forward';

let console_: TestConsole;
let upstream: Upstream;
let connection: string;
let admin: { id: string; email: string; cookie: string };
let integrator: typeof admin;

beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
  const sent = { name: 'Sandbox', baseUrl: upstream.baseUrl, apiKey: 'sk_test_0123456789' };
  connection = (await createConnection(sent)).id;
  admin = await console_.signIn('admin');
  integrator = await console_.signIn('integrator');
});
afterAll(async () => {
  await upstream.close();
  await console_.close();
});
beforeEach(async () => {
  upstream.answerWith((_, reply) => json(reply, 200, { id: 1 }));
  await console_.runtime.store.db.delete(activity);
});

async function send(
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<Response> {
  const headers = { 'x-console-connection': connection, ...more };
  const pending: Promise<void>[] = [];
  const request = browserRequest(method, `/api/v1${path}`, { cookie, body, headers });
  const reply = await forward(request, { background: (work) => pending.push(work), deadlineMs: 5_000 });
  await Promise.all(pending);
  return reply;
}

const list = async (cookie: string, query = '') =>
  (await callHandler(activityList, browserRequest('GET', `/api/console/activity${query}`, { cookie }))).body;

it('holds who did what where and what came of it, without secrets', async () => {
  upstream.answerWith((_, reply) =>
    json(reply, 200, { id: 3, secret: 'whsec_new', url: 'https://a.cl' }, { 'x-request-id': 'up-42' }),
  );
  await send(integrator.cookie, 'POST', '/webhooks/endpoints/3/rotate-secret', { note: 'leaked' });
  const { data } = await list(admin.cookie);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    user: { id: integrator.id, email: integrator.email },
    connection: { id: connection, name: 'Sandbox' },
    operationId: 'rotateWebhookSecret',
    method: 'POST',
    path: '/webhooks/endpoints/3/rotate-secret',
    status: 200,
    requestId: 'up-42',
    durationMs: expect.any(Number),
  });
  const request = browserRequest('GET', '/', { cookie: admin.cookie });
  const { body } = await callHandler(activityDetail, request, { id: String(data[0].id) });
  expect(JSON.parse(body.requestBody)).toEqual({ note: 'leaked' });
  expect(JSON.parse(body.replyBody)).toEqual({ id: 3, secret: '[removed]', url: 'https://a.cl' });
  expect(body.idempotencyKey).toBe(upstream.seen[0]?.headers['idempotency-key']);
});

it('holds refused and failed writes, and neither reads nor what never left', async () => {
  upstream.answerWith((_, reply) =>
    json(reply, 409, { error: { code: 'deal_in_trash', message: 'No', details: [] } }),
  );
  await send(admin.cookie, 'POST', '/deals/1/won');
  await send(admin.cookie, 'GET', '/deals/1');
  await send(admin.cookie, 'POST', '/workflows/validate', { graph: { nodes: [], edges: [] } });
  await send(integrator.cookie, 'POST', '/deals', { title: 'A' });
  const { data } = await list(admin.cookie);
  expect(
    data.map((entry: { operationId: string; status: number }) => [entry.operationId, entry.status]),
  ).toEqual([['winDeal', 409]]);
});

it('is shown whole to owner and admin, to the others their own', async () => {
  await send(admin.cookie, 'POST', '/deals', { title: 'A' });
  await send(integrator.cookie, 'POST', '/webhooks/endpoints', { url: 'https://a.cl', events: ['*'] });
  const all = await list(admin.cookie);
  expect(all.data.map((entry: { operationId: string }) => entry.operationId)).toEqual([
    'createWebhookEndpoint',
    'createDeal',
  ]);
  const own = await list(integrator.cookie);
  expect(own.data.map((entry: { operationId: string }) => entry.operationId)).toEqual([
    'createWebhookEndpoint',
  ]);
  const request = browserRequest('GET', '/', { cookie: integrator.cookie });
  expect((await callHandler(activityDetail, request, { id: String(all.data[1].id) })).status).toBe(404);
  expect((await callHandler(activityDetail, request, { id: 'x' })).status).toBe(404);
});

it('is listed in pages and by filter', async () => {
  for (let n = 0; n < 5; n++) await send(admin.cookie, 'POST', '/deals', { title: `Deal ${n}` });
  const first = await list(admin.cookie, '?limit=3');
  const second = await list(admin.cookie, `?limit=3&cursor=${first.next_cursor}`);
  expect([first.data.length, second.data.length, second.next_cursor]).toEqual([3, 2, null]);
  expect((await list(admin.cookie, `?user_id=${integrator.id}`)).data).toEqual([]);
  expect((await list(admin.cookie, '?operation_id=createDeal&outcome=done')).data).toHaveLength(5);
  expect((await list(admin.cookie, '?outcome=refused')).data).toEqual([]);
  expect((await list(admin.cookie, '?limit=0')).error.details).toEqual([
    { field: 'limit', issue: 'too_small' },
  ]);
});

it('is listed by the record that it was done to, and by no other whose id begins alike', async () => {
  await send(admin.cookie, 'PATCH', '/deals/1', { title: 'One' });
  await send(admin.cookie, 'POST', '/deals/1/won', {});
  await send(admin.cookie, 'PATCH', '/deals/12', { title: 'Twelve' });
  const { data } = await list(admin.cookie, '?path=/deals/1');
  expect(data.map(({ path }: { path: string }) => path)).toEqual(['/deals/1/won', '/deals/1']);
});

const start = () => ({
  at: new Date(),
  userId: admin.id,
  userName: 'A',
  userEmail: admin.email,
  connectionId: connection,
  connectionName: 'Sandbox',
  operationId: 'createDeal',
  method: 'POST',
  path: '/deals',
  idempotencyKey: randomUUID(),
  requestId: randomUUID(),
  requestBody: null,
});

it('is filtered by time, and names those who wrote, also who is no user any more', async () => {
  await send(admin.cookie, 'POST', '/contacts', { nombre: 'Ana' });
  await send(integrator.cookie, 'POST', '/webhooks/endpoints/3/ping', {});
  const { db } = console_.runtime.store;
  await db
    .update(activity)
    .set({ at: new Date('2026-02-01T12:00:00Z'), userId: 'gone', userName: 'Zoila' })
    .where(eq(activity.userId, admin.id));
  const february = '?from=2026-02-01T00:00:00-03:00&to=2026-03-01T03:00:00Z';
  expect((await list(admin.cookie, encodeURI(february))).data).toHaveLength(1);
  expect((await list(admin.cookie, '?to=2026-02-01T12:00:00Z')).data).toHaveLength(0);
  expect((await list(admin.cookie, '?from=2026-02-01T12:00:00Z')).data).toHaveLength(2);
  const people = async (cookie: string) =>
    (await callHandler(activityPeople, browserRequest('GET', '/api/console/activity/people', { cookie })))
      .body.data;
  expect(await people(admin.cookie)).toEqual([
    { id: integrator.id, name: 'An integrator' },
    { id: 'gone', name: 'Zoila' },
  ]);
  expect(await people(integrator.cookie)).toEqual([{ id: integrator.id, name: 'An integrator' }]);
});

it('holds a write whose outcome nobody knows any more', async () => {
  await beginActivity(console_.runtime.store, start());
  await expect.poll(async () => (await list(admin.cookie, '?outcome=unknown')).data).toHaveLength(1);
});

/** A store whose inserts and updates fail so many times. */
function flakyStore(failures: number): Store {
  const { store } = console_.runtime;
  let left = failures;
  return {
    ...store,
    db: new Proxy(store.db, {
      get(target, name, receiver) {
        if ((name === 'insert' || name === 'update') && left-- > 0) throw new Error('connection lost');
        return Reflect.get(target, name, receiver);
      },
    }),
  };
}

it('is stored in the end where the store fails for a moment', async () => {
  const finish = await beginActivity(flakyStore(2), start());
  await finish({ status: 201, requestId: 'r', durationMs: 3, attempts: 1, replyBody: null });
  expect((await list(admin.cookie)).data).toMatchObject([{ status: 201 }]);
});

it('is there before the server is asked: a write that the store cannot take is not sent', async () => {
  let seenBySend: unknown[] = [];
  upstream.answerWith(async (_, reply) => {
    seenBySend = await console_.runtime.store.db.select().from(activity);
    json(reply, 200, { id: 1 });
  });
  await send(admin.cookie, 'POST', '/deals', { title: 'A' });
  expect(seenBySend).toMatchObject([{ operationId: 'createDeal', status: null }]);

  const { runtime } = console_;
  upstream.answerWith((_, reply) => json(reply, 200, { id: 1 }));
  setRuntime({ ...runtime, store: flakyStore(Number.POSITIVE_INFINITY) });
  try {
    const reply = await send(admin.cookie, 'POST', '/deals', { title: 'A' });
    expect([reply.status, (await reply.json()).error.code]).toEqual([503, 'not_recorded']);
    expect((await send(admin.cookie, 'GET', '/deals')).status).toBe(200);
  } finally {
    setRuntime(runtime);
  }
  expect(upstream.seen.map(({ method }) => method)).toEqual(['GET']);
});

it.each([
  ['empty', { 'idempotency-key': '' }],
  ['blank', { 'idempotency-key': '  \t ' }],
])('holds a write whose Idempotency-Key is %s, and sends it under one of its own', async (_, headers) => {
  let calls = 0;
  upstream.answerWith((_, reply) => (++calls === 1 ? reply.destroy() : json(reply, 200, { id: 1 })));
  await send(admin.cookie, 'POST', '/deals', { title: 'A' }, headers);
  const keys = upstream.seen.map((seen) => seen.headers['idempotency-key']);
  expect([keys.length, new Set(keys).size, keys[0]]).toEqual([2, 1, expect.stringMatching(/^[\w-]{36}$/)]);
  const entries = await console_.runtime.store.db.select().from(activity);
  expect(entries).toMatchObject([
    { operationId: 'createDeal', status: 200, attempts: 2, idempotencyKey: keys[0] },
  ]);
});

it.each(['x'.repeat(256), 'dos claves', 'clave-\u00f1'])(
  'an Idempotency-Key like %s is refused',
  async (key) => {
    const reply = await send(admin.cookie, 'POST', '/deals', {}, { 'idempotency-key': key });
    expect([reply.status, (await reply.json()).error.details]).toEqual([
      422,
      [{ field: 'Idempotency-Key', issue: 'invalid_format' }],
    ]);
    expect(upstream.seen).toEqual([]);
  },
);

it('holds no read, whatever key it carries', async () => {
  await send(admin.cookie, 'GET', '/deals', undefined, { 'idempotency-key': 'a-key' });
  expect(upstream.seen[0]?.headers['idempotency-key']).toBeUndefined();
  expect((await list(admin.cookie)).data).toEqual([]);
});

it.each([4_000, 50_000])('holds a write nested %i deep, and what was answered as deep', async (depth) => {
  const deep = `${'['.repeat(depth)}1${']'.repeat(depth)}`;
  upstream.answerWith((_, reply) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end(`{"data":${deep}}`),
  );
  const reply = await send(admin.cookie, 'PUT', '/workflows/7', `{"graph":${deep}}`);
  expect([reply.status, (await reply.json()).error.code]).toEqual([502, 'upstream_invalid']);
  expect(upstream.seen[0]?.body).toBe(`{"graph":${deep}}`);
  const entries = await console_.runtime.store.db.select().from(activity);
  expect(entries).toMatchObject([{ status: 502, attempts: 1, requestBody: null, replyBody: null }]);
});

it('keeps numbers as they were sent', async () => {
  const body = '{"id":9007199254740993,"amount":1.10,"big":1e400}';
  await send(admin.cookie, 'POST', '/deals', body);
  const entries = await console_.runtime.store.db.select().from(activity);
  expect(entries[0]?.requestBody).toBe(body);
});

it('is listed by the plan of configuration that it belongs to, which each entry names', async () => {
  await send(admin.cookie, 'POST', '/deals', { title: 'A' });
  const finish = await beginActivity(console_.runtime.store, { ...start(), planId: 'plan-1' });
  await finish({ status: 201, requestId: 'r', durationMs: 3, attempts: 1, replyBody: null });
  const { data } = await list(admin.cookie, '?plan=plan-1');
  expect(data.map(({ planId }: { planId: string }) => planId)).toEqual(['plan-1']);
  const all = (await list(admin.cookie)).data;
  expect(all.map(({ planId }: { planId: string | null }) => planId)).toEqual(['plan-1', null]);
});
