import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GET } from '@/app/api/console/configuration/connection/route';
import { GET as listConnections } from '@/app/api/console/connections/route';
import { createConnection } from '@/lib/connection/connections';
import { browserRequest, callHandler, ORIGIN, startConsole, type TestConsole } from '@/lib/testing/console';
import { assertMayUse, forConfiguration } from './caller';
import { createToken } from './tokens/tokens';

let console_: TestConsole;
let admin: Awaited<ReturnType<TestConsole['signIn']>>;
let connectionId: string;
let tokens: Record<'read' | 'apply', string>;
beforeAll(async () => {
  console_ = await startConsole();
});
beforeEach(async () => {
  admin = await console_.signIn('admin');
  const server = { baseUrl: 'https://api.example.cl/v1', apiKey: 'sk_live_0123456789abcd' };
  connectionId = (await createConnection({ name: 'Producción', ...server })).id;
  const make = async (scope: 'read' | 'apply') =>
    (await createToken(connectionId, { name: scope, scope }, { id: admin.id, name: 'An admin' })).token;
  tokens = { read: await make('read'), apply: await make('apply') };
});
afterAll(() => console_.close());

/** As a program asks: from no page. */
const byProgram = (token: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Request(`${ORIGIN}/api/console/configuration/connection`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
const writing = forConfiguration(
  () => true,
  async ({ caller }) => caller,
);

it('a token learns which connection it opens, and how far', async () => {
  const { body } = await callHandler(GET, byProgram(tokens.read));
  expect(body).toEqual({ connectionId, name: 'Producción', environment: 'live', scope: 'read' });
});

it('a token writes from no page where its scope says so', async () => {
  expect((await callHandler(writing, byProgram(tokens.apply, 'POST'))).body).toMatchObject({
    user: { id: admin.id, name: 'An admin (token apply)' },
    connectionId,
  });
  const refused = await callHandler(writing, byProgram(tokens.read, 'POST'));
  expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden_scope']);
});

it('no cookie counts beside a token', async () => {
  const { cookie } = admin;
  for (const authorization of ['Bearer cfg_wrong', 'Bearer', `bearer ${tokens.apply}x`]) {
    const sent = byProgram('', 'GET', { cookie, authorization });
    expect((await callHandler(writing, sent)).body.error.code, authorization).toBe('invalid_token');
  }
});

it('a session writes from a page of the console only, and has no scope', async () => {
  const fromPage = browserRequest('POST', '/api/console/configuration/compare', { cookie: admin.cookie });
  expect((await callHandler(writing, fromPage)).body).not.toHaveProperty('connectionId');
  const headers = { authorization: 'Basic Y29uc29sZTpwcm94eQ==' };
  const throughProxy = browserRequest('POST', '/x', { cookie: admin.cookie, headers });
  expect((await callHandler(writing, throughProxy)).status).toBe(200);
  const elsewhere = new Request(`${ORIGIN}/x`, { method: 'POST', headers: { cookie: admin.cookie } });
  expect((await callHandler(writing, elsewhere)).body.error.code).toBe('forbidden_origin');
  const asked = await callHandler(GET, browserRequest('GET', '/x', { cookie: admin.cookie }));
  expect(asked.status).toBe(422);
});

it('a token opens no other endpoint of the console, and no other connection', async () => {
  expect((await callHandler(listConnections, byProgram(tokens.apply))).status).toBe(401);
  const { body: caller } = await callHandler(writing, byProgram(tokens.apply, 'POST'));
  expect(() => assertMayUse(caller, connectionId)).not.toThrow();
  expect(() => assertMayUse(caller, 'another')).toThrow('The token is for another connection');
});
