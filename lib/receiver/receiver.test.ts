import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as readOne } from '@/app/api/console/receiver/requests/[id]/route';
import { DELETE as clear, GET as list } from '@/app/api/console/receiver/requests/route';
import {
  PATCH as choose,
  POST as make,
  GET as read,
  DELETE as remove,
} from '@/app/api/console/receiver/route';
import { POST as hook } from '@/app/hooks/[token]/route';
import type { Role } from '@/lib/rules/roles';
import { activity } from '@/lib/store/tables/activity';
import { user } from '@/lib/store/tables/auth';
import { receiver } from '@/lib/store/tables/receiver';
import { browserRequest, callHandler, ORIGIN, startConsole, type TestConsole } from '@/lib/testing/console';
import { giveAnswer } from './give-answer';
import { keepRequest } from './received-requests';
import { admitRequest } from './request-limit';

const path = '/api/console/receiver';
let console_: TestConsole;
let integrator: { id: string; cookie: string };
beforeAll(async () => {
  console_ = await startConsole();
  integrator = await console_.signIn('integrator');
});
afterAll(() => console_.close());
beforeEach(() => console_.runtime.store.db.delete(receiver));

const makeReceiver = async ({ cookie } = integrator): Promise<string> =>
  (await callHandler(make, browserRequest('POST', path, { cookie }))).body.url;
const requests = async ({ cookie } = integrator) =>
  (await callHandler(list, browserRequest('GET', `${path}/requests`, { cookie }))).body.data;
const request = async (id: number, { cookie } = integrator) =>
  callHandler(readOne, browserRequest('GET', `${path}/requests/${id}`, { cookie }), { id: String(id) });

function post(url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  const token = new URL(url).pathname.split('/').at(-1)!;
  return hook(new Request(url, { method: 'POST', body, headers }), { params: Promise.resolve({ token }) });
}

it('has an address that nobody guesses, renewed and removed at will', async () => {
  const view = () => callHandler(read, browserRequest('GET', path, { cookie: integrator.cookie }));
  expect((await view()).body).toEqual({ receiver: null });
  const first = await makeReceiver();
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:3000\/hooks\/[\w-]{43}$/);
  expect((await view()).body.receiver).toMatchObject({ url: first, answer: { kind: 'status', status: 200 } });

  const second = await makeReceiver();
  expect(second).not.toBe(first);
  expect((await post(first, '{}')).status).toBe(404);
  expect((await post(second, '{}')).status).toBe(200);
  await callHandler(remove, browserRequest('DELETE', path, { cookie: integrator.cookie }));
  expect((await post(second, '{}')).status).toBe(404);
  expect(await requests()).toEqual([]);
});

it('has every act of its user in the activity, without the address', async () => {
  const { cookie, id } = await console_.signIn('integrator');
  const url = await makeReceiver({ cookie } as typeof integrator);
  const chosen = { answer: { kind: 'status', status: 503 } };
  await callHandler(choose, browserRequest('PATCH', path, { cookie, body: chosen }));
  await callHandler(choose, browserRequest('PATCH', path, { cookie, body: { answer: 'loud' } }));
  const long = { answer: 'x'.repeat(70_000) };
  await callHandler(choose, browserRequest('PATCH', path, { cookie, body: long }));
  await callHandler(clear, browserRequest('DELETE', `${path}/requests`, { cookie }));
  await callHandler(remove, browserRequest('DELETE', path, { cookie }));
  const { db } = console_.runtime.store;
  // Entries are completed after the answer.
  const rows = await vi.waitFor(async () => {
    const { operationId, status } = activity;
    const stored = await db
      .select()
      .from(activity)
      .where(eq(activity.userId, id))
      .orderBy(operationId, status);
    expect(stored.filter((row) => row.status !== null)).toHaveLength(6);
    return stored;
  }, 20_000);
  expect(rows.map(({ operationId, status }) => [operationId, status])).toEqual([
    ['receiver:answer', 200],
    ['receiver:answer', 413],
    ['receiver:answer', 422],
    ['receiver:clear', 200],
    ['receiver:remove', 200],
    ['receiver:renew', 201],
  ]);
  expect(JSON.parse(rows[0]!.requestBody!)).toEqual(chosen);
  expect(rows[1]!.requestBody).toBeNull();
  expect(JSON.stringify(rows)).not.toContain(new URL(url).pathname.split('/').at(-1));
});

it('keeps what arrives byte for byte, but no cookie', async () => {
  const url = await makeReceiver();
  const body = randomBytes(1000);
  await post(`${url}?a=1`, body, { 'x-service-event': 'deal.won', cookie: 'session=of-somebody' });
  const [summary] = await requests();
  expect(summary).toMatchObject({ method: 'POST', query: '?a=1', bodyBytes: 1000, isCut: false });
  const { body: found } = await request(summary.id);
  expect(Buffer.from(found.body, 'base64').equals(body)).toBe(true);
  expect(found.headers['x-service-event']).toBe('deal.won');
  expect(found.headers.cookie).toBeUndefined();
});

it('keeps the beginning of a long body and says so', async () => {
  await post(await makeReceiver(), 'x'.repeat(200_000));
  const [summary] = await requests();
  expect(summary).toMatchObject({ bodyBytes: 65_536, isCut: true });
});

it('keeps the newest 200 of each user', async () => {
  const url = await makeReceiver();
  const other = await console_.signIn('admin');
  await post(await makeReceiver(other), 'other');
  const row = { userId: integrator.id, at: new Date(), method: 'POST', headers: {}, body: '', bodyBytes: 0 };
  const answer = { kind: 'hang' } as const;
  for (let n = 0; n < 200; n++) await keepRequest({ ...row, query: `?n=${n}`, isCut: false, answer });
  await post(`${url}?n=200`, '');
  const kept = await requests();
  expect(kept).toHaveLength(200);
  expect([kept[0].query, kept.at(-1).query]).toEqual(['?n=200', '?n=1']);
  expect(await requests(other)).toHaveLength(1);

  await callHandler(clear, browserRequest('DELETE', `${path}/requests`, { cookie: integrator.cookie }));
  expect([await requests(), await requests(other)]).toMatchObject([[], [{}]]);
});

it("shows nobody another's requests", async () => {
  await post(await makeReceiver(), 'mine');
  const [mine] = await requests();
  const other = await console_.signIn('owner');
  expect((await request(mine.id, other)).status).toBe(404);
  expect((await request(mine.id)).status).toBe(200);
});

it('is for whoever may register an endpoint, and dies with the role', async () => {
  for (const role of ['viewer', 'designer'] satisfies Role[]) {
    const { cookie } = await console_.signIn(role);
    const { status, body } = await callHandler(make, browserRequest('POST', path, { cookie }));
    expect([status, body.error.code]).toEqual([403, 'forbidden_role']);
  }
  const demoted = await console_.signIn('integrator');
  const url = await makeReceiver(demoted);
  expect((await post(url, '')).status).toBe(200);
  await console_.runtime.store.db.update(user).set({ role: 'viewer' }).where(eq(user.id, demoted.id));
  expect((await post(url, '')).status).toBe(404);
});

describe('answers', () => {
  const chosen = async (answer: unknown) =>
    callHandler(choose, browserRequest('PATCH', path, { cookie: integrator.cookie, body: { answer } }));

  it.each([204, 404, 503])('%i as chosen', async (status) => {
    const url = await makeReceiver();
    expect((await chosen({ kind: 'status', status })).body.answer).toEqual({ kind: 'status', status });
    expect((await post(url, '{}')).status).toBe(status);
    expect((await requests())[0].answer).toEqual({ kind: 'status', status });
  });

  it('with a redirect to itself, which counts once it is followed', async () => {
    const url = await makeReceiver();
    await chosen({ kind: 'redirect' });
    const reply = await post(url, '{}');
    expect(reply.status).toBe(302);
    expect((await post(new URL(reply.headers.get('location')!, ORIGIN).href, '{}')).status).toBe(200);
    expect((await requests()).map(({ query }: { query: string }) => query)).toEqual(['?redirected', '']);
  });

  it('after a while, and not at all', async () => {
    const asked = new Request(`${ORIGIN}/hooks/x`);
    expect((await giveAnswer({ kind: 'slow', seconds: 15 }, asked, 10)).status).toBe(200);
    await expect((await giveAnswer({ kind: 'hang' }, asked, 10)).text()).rejects.toThrow('cut on purpose');
    await expect((await giveAnswer({ kind: 'reset' }, asked)).text()).rejects.toThrow('cut on purpose');
    const given = AbortSignal.abort();
    await giveAnswer({ kind: 'hang' }, new Request(asked, { signal: given }));
  });

  it.each([{ kind: 'status', status: 302 }, { kind: 'slow', seconds: 16 }, { kind: 'explode' }])(
    'never %j',
    async (answer) => {
      await makeReceiver();
      expect((await chosen(answer)).status).toBe(422);
    },
  );
});

it('takes 300 requests in 10 s and 30 at a time', () => {
  const started = 1_000_000;
  const open = Array.from({ length: 30 }, () => admitRequest('a-user', started)!);
  expect(admitRequest('a-user', started)).toBeUndefined();
  expect(admitRequest('another', started)).toBeDefined();
  for (const done of open) done();
  for (let n = 30; n < 300; n++) admitRequest('a-user', started)!();
  expect(admitRequest('a-user', started + 9_999)).toBeUndefined();
  expect(admitRequest('a-user', started + 10_000)).toBeDefined();
});
