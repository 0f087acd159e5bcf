import { afterAll, beforeAll, expect, it } from 'vitest';
import { DELETE, PATCH } from '@/app/api/console/templates/[id]/route';
import { GET, POST } from '@/app/api/console/templates/route';
import { createConnection } from '@/lib/connection/connections';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';

let console_: TestConsole;
let connection: string;
let elsewhere: string;
let viewer: { cookie: string };
let admin: { cookie: string };

beforeAll(async () => {
  console_ = await startConsole();
  const sent = { name: 'S', baseUrl: 'http://127.0.0.1:9/api/v1', apiKey: 'sk_test_0123456789' };
  connection = (await createConnection(sent)).id;
  elsewhere = (await createConnection({ ...sent, name: 'T' })).id;
  viewer = await console_.signIn('viewer');
  admin = await console_.signIn('admin');
});
afterAll(() => console_.close());

const list = async (user: { cookie: string }, of = connection) =>
  (await callHandler(GET, browserRequest('GET', `/api/console/templates?connection_id=${of}`, user))).body
    .data;
const save = (user: { cookie: string }, body: object) =>
  callHandler(POST, browserRequest('POST', '/api/console/templates', { ...user, body }));
const template = (name: string) => ({ connectionId: connection, name, body: 'Hola {{contact.nombre}}' });

it('is of its connection, for whoever looks at that; who may send writes it', async () => {
  expect((await save(viewer, template('Saludo'))).status).toBe(403);
  const saved = await save(admin, template('Saludo'));
  expect(saved).toMatchObject({ status: 201, body: { name: 'Saludo', body: 'Hola {{contact.nombre}}' } });
  expect(await list(viewer)).toEqual([saved.body]);
  expect(await list(viewer, elsewhere)).toEqual([]);

  const request = (method: string, user: { cookie: string }, body?: object) =>
    browserRequest(method, `/api/console/templates/${saved.body.id}`, { ...user, body });
  expect((await callHandler(PATCH, request('PATCH', viewer, { name: 'X' }), saved.body)).status).toBe(403);
  const changed = await callHandler(PATCH, request('PATCH', admin, { body: 'Chao' }), saved.body);
  expect(changed.body).toEqual({ id: saved.body.id, name: 'Saludo', body: 'Chao' });
  expect((await callHandler(DELETE, request('DELETE', viewer), saved.body)).status).toBe(403);
  await callHandler(DELETE, request('DELETE', admin), saved.body);
  expect(await list(viewer)).toEqual([]);
  expect((await callHandler(DELETE, request('DELETE', admin), saved.body)).status).toBe(404);
});

it('has one of a name for each connection, and no empty one', async () => {
  await save(admin, template('Precio'));
  expect(await save(admin, template('Precio'))).toMatchObject({
    status: 409,
    body: { error: { code: 'template_name_taken' } },
  });
  expect((await save(admin, { ...template('Precio'), connectionId: elsewhere })).status).toBe(201);
  expect((await save(admin, { ...template('Nada'), body: '  ' })).status).toBe(422);
  expect((await save(admin, { ...template('Nadie'), connectionId: 'nowhere' })).status).toBe(404);
});
