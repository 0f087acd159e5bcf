import { hash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DELETE } from '@/app/api/console/connections/[id]/tokens/[tokenId]/route';
import { GET, POST } from '@/app/api/console/connections/[id]/tokens/route';
import { changeRole, removeUser } from '@/lib/auth/users';
import { createConnection, deleteConnection } from '@/lib/connection/connections';
import { activity } from '@/lib/store/tables/activity';
import { configurationToken } from '@/lib/store/tables/configuration';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { findToken } from './find-token';
import { forgetWrongTokens } from './wrong-tokens';

let console_: TestConsole;
let admin: Awaited<ReturnType<TestConsole['signIn']>>;
let id: string;
beforeAll(async () => {
  console_ = await startConsole();
  admin = await console_.signIn('admin');
});
beforeEach(async () => {
  forgetWrongTokens();
  const server = { baseUrl: 'https://api.example.cl/v1', apiKey: 'sk_live_0123456789abcd' };
  id = (await createConnection({ name: 'Producción', ...server })).id;
});
afterAll(() => console_.close());

const request = (method: string, body?: unknown, cookie = admin.cookie) =>
  browserRequest(method, `/api/console/connections/${id}/tokens`, { cookie, body });
const list = async (cookie?: string) => callHandler(GET, request('GET', undefined, cookie), { id });
const make = async (sent: object = {}, cookie?: string) =>
  callHandler(POST, request('POST', { name: 'CI', scope: 'apply', ...sent }, cookie), { id });
const revoke = async (tokenId: string) => callHandler(DELETE, request('DELETE'), { id, tokenId });

it('is shown once, stored as its digest, and found by it', async () => {
  const { status, body } = await make();
  expect(status).toBe(201);
  const { token, ...view } = body;
  expect(token).toMatch(/^cfg_[\w-]{43}$/);
  expect(view).toMatchObject({ name: 'CI', scope: 'apply', madeBy: 'An admin', hint: token.slice(-4) });
  const { body: listed } = await list();
  expect(listed).toEqual({ tokens: [view] });
  const rows = await console_.runtime.store.db.select().from(configurationToken);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hash('sha256', token, 'base64url'));
  expect(await findToken(token)).toEqual({
    user: { id: admin.id, name: 'An admin (token CI)', email: admin.email },
    role: 'admin',
    connectionId: id,
    scope: 'apply',
  });
});

it('is in the activity from its making to its end, by its name and without its secret', async () => {
  const { body } = await make({ name: 'Despliegue' });
  await revoke(body.id);
  await make({ name: 'Despliegue', scope: 'all' });
  const entries = async () =>
    (await console_.runtime.store.db.select().from(activity).where(eq(activity.connectionId, id))).map(
      ({ requestId: _, ...row }) => row,
    );
  await expect
    .poll(async () => (await entries()).map(({ operationId, status }) => [operationId, status]))
    .toEqual([
      ['token:create', 201],
      ['token:revoke', 200],
    ]);
  const [created, revoked] = await entries();
  expect(created).toMatchObject({ userName: 'An admin', connectionName: 'Producción', method: 'POST' });
  expect(JSON.parse(created!.replyBody!)).toEqual({ id: body.id, name: 'Despliegue', scope: 'apply' });
  expect(JSON.parse(revoked!.requestBody!)).toEqual({ id: body.id, name: 'Despliegue', scope: 'apply' });
  expect(JSON.stringify(await entries())).not.toContain(body.token);
});

it('says when it was last used, and writes that once a minute', async () => {
  const { body } = await make();
  await findToken(body.token);
  const used = async () => (await list()).body.tokens[0].lastUsedAt as string;
  const first = await used();
  expect(first).toBeDefined();
  await findToken(body.token);
  expect(await used()).toBe(first);
  const before = new Date(Date.parse(first) - 61_000);
  const { db } = console_.runtime.store;
  await db.update(configurationToken).set({ lastUsedAt: before }).where(eq(configurationToken.id, body.id));
  await findToken(body.token);
  expect(Date.parse(await used())).toBeGreaterThanOrEqual(Date.parse(first));
});

const invalid = { status: 401, code: 'invalid_token' };

it('opens nothing once it was revoked, has expired, or its connection is gone', async () => {
  const revoked = (await make({ name: 'Revoked' })).body;
  expect((await revoke(revoked.id)).body).toEqual({ id: revoked.id, deleted: true });
  await expect(findToken(revoked.token)).rejects.toMatchObject(invalid);
  expect((await revoke(revoked.id)).status).toBe(404);

  const expiring = (await make({ name: 'Expiring', days: 1 })).body;
  expect((await findToken(expiring.token)).connectionId).toBe(id);
  const { db } = console_.runtime.store;
  await db
    .update(configurationToken)
    .set({ expiresAt: new Date() })
    .where(eq(configurationToken.id, expiring.id));
  await expect(findToken(expiring.token)).rejects.toMatchObject(invalid);

  const orphan = (await make({ name: 'Orphan' })).body;
  await deleteConnection(id);
  await expect(findToken(orphan.token)).rejects.toMatchObject(invalid);
});

it('opens nothing while its maker may not manage connections, and ends with them', async () => {
  const maker = await console_.signIn('admin');
  const { token } = (await make({}, maker.cookie)).body;
  await changeRole(maker.id, 'viewer');
  await expect(findToken(token)).rejects.toMatchObject(invalid);
  await changeRole(maker.id, 'owner');
  expect((await findToken(token)).role).toBe('owner');
  await console_.signIn('owner');
  await removeUser(maker.id);
  await expect(findToken(token)).rejects.toMatchObject(invalid);
  expect((await list()).body.tokens).toEqual([]);
});

it('is revoked by the connection that it belongs to alone', async () => {
  const { body } = await make();
  const elsewhere = { id: 'another', tokenId: body.id };
  expect((await callHandler(DELETE, request('DELETE'), elsewhere)).status).toBe(404);
  expect((await findToken(body.token)).scope).toBe('apply');
});

it.each(['integrator', 'designer', 'viewer'] as const)('is not for a role like %s', async (role) => {
  const { cookie } = await console_.signIn(role);
  expect([(await list(cookie)).status, (await make({}, cookie)).status]).toEqual([403, 403]);
});

it('has a name of its own in its connection, and a scope that there is', async () => {
  await make();
  expect((await make()).body.error.code).toBe('token_name_taken');
  expect((await make({ name: 'Otro', scope: 'all' })).status).toBe(422);
  expect((await make({ name: 'Otro', days: 0 })).status).toBe(422);
});

it('a program that goes on with wrong ones is told to wait; right ones are not', async () => {
  const { token } = (await make()).body;
  const tries = Array.from({ length: 61 }, (_, at) =>
    findToken(`cfg_${String(at).padStart(43, '0')}`).catch((error) => error),
  );
  const refusals = await Promise.all(tries);
  expect(refusals.filter(({ status }) => status === 401)).toHaveLength(60);
  const [limited] = refusals.filter(({ status }) => status === 429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await findToken(token)).connectionId).toBe(id);
});
