import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATCH as change, DELETE as remove } from '@/app/api/console/connections/[id]/route';
import { POST as select } from '@/app/api/console/connections/[id]/select/route';
import { POST as create, GET as list } from '@/app/api/console/connections/route';
import { POST as test } from '@/app/api/console/connections/test/route';
import { findSession } from '@/lib/auth/session-lookup';
import { connection } from '@/lib/store/tables/connection';
import {
  browserRequest,
  callHandler,
  type Json,
  startConsole,
  type TestConsole,
} from '@/lib/testing/console';
import { deadBaseUrl, json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { makeFirstConnection } from './first-connection';
import { openConnection } from './open-connection';
import { getSessionView } from './session-view';

const apiKey = 'sk_test_0123456789abcdwxyz';

let console_: TestConsole;
let upstream: Upstream;
let admin: string;
beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
  admin = (await console_.signIn('admin')).cookie;
});
afterAll(async () => {
  await upstream.close();
  await console_.close();
});
beforeEach(() => upstream.answerWith((_, reply) => json(reply, 200, { data: [], next_cursor: null })));
afterEach(() => console_.runtime.store.db.delete(connection));

const send = (method: string, body?: unknown, cookie = admin) =>
  browserRequest(method, '/', { cookie, body });
const add = (more: object = {}, cookie = admin) =>
  callHandler(create, send('POST', { name: 'Sandbox', baseUrl: upstream.baseUrl, apiKey, ...more }, cookie));

describe('a connection', () => {
  it('is shown without its key, and its key is not stored readable', async () => {
    const { status, body } = await add({ clienteId: 9 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ environment: 'test', keyHint: 'sk_test_…wxyz', clienteId: 9 });
    const listed = await callHandler(list, send('GET'));
    expect(JSON.stringify([body, listed.body])).not.toContain(apiKey);
    const rows = await console_.runtime.store.db.select().from(connection);
    expect(JSON.stringify(rows)).not.toContain(apiKey.slice(8));
    expect((await openConnection(body.id)).authorization()).toBe(`Bearer ${apiKey}`);
  });

  it('is refused with a key or an address that cannot be one', async () => {
    const details = async (more: object) => (await add(more)).body.error.details;
    expect(await details({ apiKey: ' ' })).toEqual([{ field: 'apiKey', issue: 'required' }]);
    expect(await details({ apiKey: 'sk_test_a\nb' })).toEqual([
      { field: 'apiKey', issue: 'invalid_characters' },
    ]);
    expect(await details({ apiKey: 'a'.repeat(5_000) })).toEqual([{ field: 'apiKey', issue: 'too_long' }]);
    expect(await details({ baseUrl: 'http://example.com' })).toEqual([
      { field: 'baseUrl', issue: 'https_required' },
    ]);
    expect(await details({ name: ' ' })).toEqual([{ field: 'name', issue: 'required' }]);
  });

  it('takes a short secret and a key without its spaces, and shows nothing of what is short', async () => {
    const { status, body } = await add({ apiKey: '  sk_test_abc\n' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ environment: 'test', isKeyRecognised: true, keyHint: 'sk_test_…' });
    expect((await openConnection(body.id)).authorization()).toBe('Bearer sk_test_abc');
  });

  it('counts as live with a key that does not say it, unless a person does', async () => {
    const { body } = await add({ apiKey: 'hello' });
    expect(body).toMatchObject({ environment: 'live', isKeyRecognised: false, keyHint: '…' });
    const patch = async (sent: object) =>
      (await callHandler(change, send('PATCH', sent), { id: body.id })).body;
    expect(await patch({ environment: 'test' })).toMatchObject({ environment: 'test' });
    expect(await patch({ apiKey: 'another', environment: 'test' })).toMatchObject({ environment: 'test' });
    expect(await patch({ apiKey: 'another' })).toMatchObject({ environment: 'live' });
    const live = { apiKey: 'sk_live_9876543210dcba', environment: 'test' };
    expect(await patch(live)).toMatchObject({ environment: 'live', isKeyRecognised: true });
    expect(await patch({ environment: 'test' })).toMatchObject({ environment: 'live' });
  });

  it('keeps its key to the server that it was entered for', async () => {
    const { body } = await add();
    const patch = (sent: object) => callHandler(change, send('PATCH', sent), { id: body.id });
    const stolen = await patch({ baseUrl: 'https://evil.example/api/v1' });
    expect(stolen.body.error.details).toEqual([{ field: 'apiKey', issue: 'required' }]);
    const tried = await callHandler(
      test,
      send('POST', { id: body.id, baseUrl: 'https://evil.example/api/v1' }),
    );
    expect(tried.status).toBe(422);
    expect((await patch({ name: 'Renamed', clienteId: null })).body).toMatchObject({
      name: 'Renamed',
      clienteId: null,
    });
    expect((await patch({ apiKey: 'sk_live_9876543210dcba' })).body).toMatchObject({ environment: 'live' });
    expect((await openConnection(body.id)).authorization()).toBe('Bearer sk_live_9876543210dcba');
  });

  it('is remembered for the user who selects it', async () => {
    const first = (await add()).body;
    const second = (await add({ name: 'Other' })).body;
    const { cookie } = await console_.signIn('viewer');
    const session = async () => (await findSession(new Headers({ cookie })))!;
    expect((await getSessionView(await session())).connection?.id).toBe(first.id);
    expect((await callHandler(select, send('POST', undefined, cookie), { id: second.id })).status).toBe(200);
    expect((await getSessionView(await session())).connection?.id).toBe(second.id);
    await callHandler(remove, send('DELETE'), { id: second.id });
    expect((await getSessionView(await session())).connection?.id).toBe(first.id);
  });

  it.each(['integrator', 'designer', 'viewer'] as const)(
    'is not for a role like %s to change',
    async (role) => {
      const { cookie } = await console_.signIn(role);
      expect((await add({}, cookie)).status).toBe(403);
      expect((await callHandler(list, send('GET', undefined, cookie))).status).toBe(200);
      const tried = await callHandler(test, send('POST', { baseUrl: upstream.baseUrl, apiKey }, cookie));
      expect(tried.status).toBe(403);
      expect(upstream.seen).toEqual([]);
    },
  );

  it('is made from the settings where there is none yet', async () => {
    const config = { ...console_.runtime.config, firstConnection: { baseUrl: upstream.baseUrl, apiKey } };
    await makeFirstConnection({ ...console_.runtime, config });
    await makeFirstConnection({ ...console_.runtime, config });
    const listed = await callHandler(list, send('GET'));
    expect(listed.body.data).toMatchObject([{ baseUrl: upstream.baseUrl, keyHint: 'sk_test_…wxyz' }]);
  });

  it('is made from the settings with a second one in live beside it, which is not the one that is shown', async () => {
    const { hostname, port } = new URL(upstream.baseUrl);
    const firstConnection = { baseUrl: upstream.baseUrl, apiKey, liveApiKey: 'sac_demo_0123456789abcd' };
    await makeFirstConnection({
      ...console_.runtime,
      config: { ...console_.runtime.config, firstConnection },
    });
    expect(hostname).toBe('127.0.0.1');
    const { cookie } = await console_.signIn('viewer');
    const { connection, connections } = await getSessionView((await findSession(new Headers({ cookie })))!);
    expect(connections).toMatchObject([
      { name: `Sandbox (${port})`, environment: 'test' },
      { name: `Sandbox live (${port})`, environment: 'live', isKeyRecognised: false },
    ]);
    expect(connection?.id).toBe(connections[0]!.id);
  });
});

describe('the test of a connection', () => {
  const tryOut = async (sent: object) => (await callHandler(test, send('POST', sent))).body;
  const areasOf = async (id: string) => (await callHandler(list, send('GET'))).body.areas[id];
  const findingIn = (areas: Json, operationId: string) =>
    areas?.probed.find((one: Json) => one.operationId === operationId)?.finding;

  it('shows what it found with the connection that is then saved, and with none that is not', async () => {
    upstream.answerWith((request, reply) =>
      request.url?.includes('/forms') ? json(reply, 404, {}) : json(reply, 200, { items: [] }),
    );
    const found = await tryOut({ baseUrl: upstream.baseUrl, apiKey: ` ${apiKey}\n`, clienteId: null });
    expect(found).toMatchObject({ result: 'ok', status: 200, environment: 'test', detail: null });
    expect(found.latencyMs).toEqual(expect.any(Number));
    expect(upstream.seen.at(-1)?.headers.authorization).toBe(`Bearer ${apiKey}`);
    const asked = upstream.seen.length;
    const { id } = (await add()).body;
    expect(findingIn(await areasOf(id), 'listForms')).toBe('missing');
    expect(upstream.seen).toHaveLength(asked);
    const other = (await add({ apiKey: 'sk_test_another0123456789' })).body;
    expect(await areasOf(other.id)).toBeUndefined();
  });

  it('of a stored one refreshes what is known of it, unless something else was tested', async () => {
    const { id } = (await add({ apiKey: 'sk_test_of_its_own_0123' })).body;
    expect(await tryOut({ id })).toMatchObject({ result: 'ok' });
    expect(findingIn(await areasOf(id), 'listForms')).toBe('has');
    upstream.answerWith((request, reply) =>
      request.url?.includes('/forms') ? json(reply, 403, {}) : json(reply, 200, []),
    );
    await tryOut({ id, apiKey: 'sk_test_not_saved_yet_0123' });
    expect(findingIn(await areasOf(id), 'listForms')).toBe('has');
    await tryOut({ id });
    expect(findingIn(await areasOf(id), 'listForms')).toBe('no_right');
    await callHandler(change, send('PATCH', { apiKey: 'sk_test_not_known_at_all_9' }), { id });
    expect(await areasOf(id)).toBeUndefined();
  });

  it('answers what is wrong, and learns nothing from it', async () => {
    const refusal = { error: { code: 'unauthorized', message: 'No', details: [], request_id: 'r' } };
    upstream.answerWith((_, reply) => json(reply, 401, refusal));
    const { id } = (await add({ apiKey: 'sk_test_wrong_0123456789' })).body;
    expect(await tryOut({ id })).toMatchObject({
      result: 'unauthorized',
      status: 401,
      detail: 'No',
      areas: [],
    });
    expect(await areasOf(id)).toBeUndefined();
    expect(await tryOut({ baseUrl: await deadBaseUrl(), apiKey })).toMatchObject({
      result: 'connection_refused',
      status: null,
    });
  });
});
