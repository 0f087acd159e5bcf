import { ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as makeSubaccount } from '@/app/api/console/connections/[id]/subaccounts/route';
import { GET, PATCH } from '@/app/api/console/welcome/route';
import { findSession } from '@/lib/auth/session-lookup';
import { keepAreas } from '@/lib/connection/areas/area-memory';
import { createConnection, listConnections } from '@/lib/connection/connections';
import { openConnection } from '@/lib/connection/open-connection';
import { invitation } from '@/lib/store/tables/access';
import { activity } from '@/lib/store/tables/activity';
import { user } from '@/lib/store/tables/auth';
import { connection } from '@/lib/store/tables/connection';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { isOwnServer } from './welcome-facts';

const newKey = 'sac_test_nobody0may0ever0see0this';

let console_: TestConsole;
let upstream: Upstream;
let owner: { cookie: string };
let id: string;
beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
  owner = await console_.signIn('owner');
});
afterAll(async () => {
  await upstream.close();
  await console_.close();
});
beforeEach(async () => {
  const sent = { name: 'Sandbox', baseUrl: upstream.baseUrl, apiKey: 'sk_test_0123456789abcdef' };
  id = (await createConnection(sent)).id;
});
afterEach(async () => {
  upstream.forget();
  await console_.runtime.store.db.delete(connection);
  await console_.runtime.store.db.delete(activity);
});

const read = async (user = owner) =>
  (await callHandler(GET, browserRequest('GET', `/api/console/welcome?connection_id=${id}`, user))).body;
const put = (state: string, user = owner, connectionId = id) =>
  callHandler(
    PATCH,
    browserRequest('PATCH', '/api/console/welcome', { ...user, body: { connectionId, state } }),
  );
const make = (user = owner, headers = {}) =>
  callHandler(
    makeSubaccount,
    browserRequest('POST', `/api/console/connections/${id}/subaccounts`, {
      ...user,
      headers,
      body: { name: 'Vacía' },
    }),
    { id },
  );

describe('the welcome', () => {
  it('is put away and brought back by each person for each connection', async () => {
    const other = await console_.signIn('viewer');
    expect((await read()).state).toBe('open');
    await put('dismissed');
    expect([(await read()).state, (await read(other)).state]).toEqual(['dismissed', 'open']);
    await put('done');
    expect((await read()).state).toBe('done');
    await put('open');
    expect((await read()).state).toBe('open');
    expect((await put('dismissed', owner, 'nowhere')).status).toBe(404);
    expect((await put('hidden')).status).toBe(422);
  });

  it('knows of what succeeded through this connection, and of nothing else', async () => {
    const act = (operationId: string, connectionId: string, status: number | null) =>
      console_.runtime.store.db.insert(activity).values({
        ...{ at: new Date(), userId: 'u', userName: 'Ana', userEmail: 'ana@example.cl', connectionName: '' },
        ...{ method: 'POST', path: '/x', idempotencyKey: '', requestId: 'r' },
        ...{ operationId, connectionId, status },
      });
    await act('createPipeline', 'another', 201);
    await act('createPipeline', id, 422);
    await act('publishForm', id, null);
    const none = { hasMadePipeline: false, hasPublishedForm: false, hasPublishedWorkflow: false };
    expect((await read()).facts).toMatchObject(none);
    await act('duplicatePipeline', id, 201);
    await act('publishForm', id, 200);
    expect((await read()).facts).toMatchObject({ ...none, hasMadePipeline: true, hasPublishedForm: true });
  });

  it('counts an invitation until it can no longer be accepted, and another user', async () => {
    const { db } = console_.runtime.store;
    await db.delete(user).where(ne(user.role, 'owner'));
    const hasInvited = async () => (await read()).facts.hasInvited;
    const ago = new Date(Date.now() - 1);
    const invited = {
      id: 'i',
      email: 'b@example.cl',
      role: 'viewer',
      tokenHash: 'h',
      expiresAt: ago,
    } as const;
    expect(await hasInvited()).toBe(false);
    await db.insert(invitation).values(invited);
    expect(await hasInvited()).toBe(false);
    await db.update(invitation).set({ expiresAt: new Date(Date.now() + 60_000) });
    expect(await hasInvited()).toBe(true);
    await db.delete(invitation);
    await console_.signIn('viewer');
    expect(await hasInvited()).toBe(true);
  });
});

describe('a server of one’s own', () => {
  const probed = (operationId: string, finding: 'has' | 'missing' | 'no_right' | 'unknown') => ({
    ...{ operationId, finding, status: 200 },
  });

  it('answers, and has nothing of a sandbox', () => {
    expect(isOwnServer([probed('listDeals', 'has'), probed('getClock', 'missing')])).toBe(true);
    expect(isOwnServer([probed('listDeals', 'has'), probed('getClock', 'no_right')])).toBe(true);
    expect(isOwnServer([probed('listDeals', 'has'), probed('getClock', 'has')])).toBe(false);
    expect(isOwnServer([probed('listDeals', 'has'), probed('getClock', 'unknown')])).toBe(false);
    expect(isOwnServer([probed('listDeals', 'missing'), probed('getClock', 'missing')])).toBe(false);
    expect(isOwnServer([])).toBe(false);
  });

  it('is known by what was found when its connection was tested', async () => {
    expect((await read()).facts.isConnected).toBe(false);
    await keepAreas(id, [probed('listDeals', 'has'), probed('getClock', 'missing')]);
    expect((await read()).facts.isConnected).toBe(true);
  });
});

describe('an empty subaccount', () => {
  const answerWithKey = () =>
    upstream.answerWith((_, reply) =>
      json(reply, 201, { id: 1001, name: 'Vacía', contents: 'own', api_key: newKey }),
    );

  it('is a connection with a key of its own that the user is shown, and the key is nowhere to read', async () => {
    answerWithKey();
    const { status, body } = await make();
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Vacía', environment: 'test', baseUrl: upstream.baseUrl });
    expect(upstream.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/v1/sandbox/subaccounts',
    ]);
    expect((await openConnection(body.id)).authorization()).toBe(`Bearer ${newKey}`);
    expect((await findSession(new Headers(owner)))?.connectionId).toBe(body.id);

    const { store } = console_.runtime;
    const acts = () => store.db.select().from(activity);
    await expect.poll(async () => (await acts())[0]?.status).toBe(201);
    const kept = JSON.stringify([body, await acts(), await store.db.select().from(connection)]);
    expect(kept).not.toContain(newKey.slice(9));
    expect((await acts())[0]).toMatchObject({ operationId: 'createSubaccount', connectionId: id });
  });

  it('is asked for once, and a refusal or a reply without a key makes no connection', async () => {
    upstream.answerWith((_, reply) =>
      json(reply, 503, { error: { code: 'maintenance', message: 'Later', details: [], request_id: 'r' } }),
    );
    expect(await make()).toMatchObject({ status: 503, body: { error: { code: 'maintenance' } } });
    expect(upstream.seen).toHaveLength(1);
    upstream.answerWith((_, reply) => json(reply, 201, { id: 1001, apiKey: newKey }));
    const odd = await make();
    expect(odd).toMatchObject({ status: 502, body: { error: { code: 'upstream_invalid' } } });
    expect(JSON.stringify(odd.body)).not.toContain(newKey);
    expect(await listConnections()).toHaveLength(1);
  });

  it.each(['integrator', 'designer', 'viewer'] as const)('is not for a %s', async (role) => {
    answerWithKey();
    expect((await make(await console_.signIn(role))).status).toBe(403);
    expect(upstream.seen).toEqual([]);
  });

  it('is not made by a page of another origin', async () => {
    answerWithKey();
    expect((await make(owner, { origin: 'https://evil.example' })).status).toBe(403);
    expect(upstream.seen).toEqual([]);
  });
});
