import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET } from '@/app/api/console/forms/[id]/versions/route';
import { createConnection } from '@/lib/connection/connections';
import { getRuntime } from '@/lib/store/store';
import { activity } from '@/lib/store/tables/activity';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { beginActivity } from './activity-entry';

let console_: TestConsole;
let connection: string;
let viewer: { cookie: string };

beforeAll(async () => {
  console_ = await startConsole();
  const baseUrl = 'http://127.0.0.1:9/api/v1';
  connection = (await createConnection({ name: 'S', baseUrl, apiKey: 'sk_test_0123456789' })).id;
  viewer = await console_.signIn('viewer');
});
afterAll(() => console_.close());

const form = (id: number, version: number, clave: string) => ({
  id,
  nombre: 'F',
  version,
  campos: [{ id: 'c1', clave, tipo: 'texto', etiqueta: 'Correo', requerido: true }],
});

async function versionsOf(id: number) {
  const url = `/api/console/forms/${id}/versions?connection=${connection}`;
  const { body } = await callHandler(GET, browserRequest('GET', url, viewer), { id: String(id) });
  return body;
}

const entry = (operationId: string, path: string) => ({
  at: new Date(),
  userId: 'u',
  userName: 'Somebody',
  userEmail: 'somebody@example.cl',
  connectionId: connection,
  connectionName: 'S',
  operationId,
  method: 'PUT',
  path,
  idempotencyKey: '',
  requestId: 'r',
  requestBody: null,
});

async function wrote(operationId: string, path: string, status: number, reply: object | string) {
  const end = await beginActivity((await getRuntime()).store, entry(operationId, path));
  const replyBody = typeof reply === 'string' ? reply : JSON.stringify(reply);
  await end({ status, requestId: 'r', durationMs: 1, attempts: 1, replyBody });
}

it('tells the fields of a form by its versions, of what was answered with them, and names nobody', async () => {
  await wrote('createForm', '/forms', 201, form(5, 1, 'correo'));
  await wrote('createForm', '/forms', 201, form(6, 1, 'other'));
  await wrote('replaceForm', '/forms/5', 200, form(5, 2, 'email'));
  await wrote('publishForm', '/forms/5/publish', 200, form(5, 2, 'email'));
  await wrote('replaceForm', '/forms/5', 409, form(5, 9, 'refused'));
  await wrote('replaceForm', '/forms/55', 200, form(55, 4, 'neighbour'));
  await wrote('replaceForm', '/forms/5', 200, '{"id":5,"version":3,"campos":[{"id":"c1","cla…');
  const body = await versionsOf(5);
  expect(body.data).toMatchObject([
    { version: 1, campos: [{ id: 'c1', clave: 'correo' }] },
    { version: 2, campos: [{ id: 'c1', clave: 'email' }] },
  ]);
  expect(JSON.stringify(body)).not.toContain('Somebody');
});

it('finds a form that nobody wrote for long among busy ones, whose ids begin as its own', async () => {
  await wrote('createForm', '/forms', 201, form(731, 1, 'correo'));
  await wrote('replaceForm', '/forms/731', 200, form(731, 2, 'email'));
  const busy = Array.from({ length: 210 }, (_, other) => [
    { ...entry('replaceForm', `/forms/731${other}`), reply: form(7_310_000 + other, 1, 'neighbour') },
    { ...entry('createForm', '/forms'), reply: form(800 + other, 1, 'new') },
  ]);
  const rows = busy
    .flat()
    .map(({ reply, ...row }) => ({ ...row, status: 200, replyBody: JSON.stringify(reply) }));
  await (await getRuntime()).store.db.insert(activity).values(rows);
  const { data } = await versionsOf(731);
  expect(data).toMatchObject([{ campos: [{ clave: 'correo' }] }, { campos: [{ clave: 'email' }] }]);
});
