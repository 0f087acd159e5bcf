import { afterAll, beforeAll, expect, it } from 'vitest';
import { DELETE, PATCH } from '@/app/api/console/views/[id]/route';
import { PATCH as PATCH_COLUMNS } from '@/app/api/console/views/columns/route';
import { GET, POST } from '@/app/api/console/views/route';
import { createConnection } from '@/lib/connection/connections';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';

let console_: TestConsole;
let connection: string;
let viewer: { cookie: string };
let other: { cookie: string };

beforeAll(async () => {
  console_ = await startConsole();
  const sent = { name: 'S', baseUrl: 'http://127.0.0.1:9/api/v1', apiKey: 'sk_test_0123456789' };
  connection = (await createConnection(sent)).id;
  viewer = await console_.signIn('viewer');
  other = await console_.signIn('admin');
});
afterAll(() => console_.close());

const list = async (user: { cookie: string }, page = 'deliveries') =>
  callHandler(
    GET,
    browserRequest('GET', `/api/console/views?page=${page}&connection_id=${connection}`, user),
  );
const save = (user: { cookie: string }, body: object) =>
  callHandler(POST, browserRequest('POST', '/api/console/views', { ...user, body }));
const view = (name: string) => ({
  page: 'deliveries',
  connectionId: connection,
  name,
  query: 'status=failed',
});

it('follows the person, and nobody else sees it', async () => {
  const saved = await save(viewer, view('Broken at the ERP'));
  expect(saved).toMatchObject({ status: 201, body: { name: 'Broken at the ERP', query: 'status=failed' } });
  expect((await list(viewer)).body.data).toEqual([saved.body]);
  expect((await list(other)).body.data).toEqual([]);
  expect((await list(viewer, 'contacts')).body.data).toEqual([]);
  const path = `/api/console/views/${saved.body.id}`;
  const request = (method: string, user: { cookie: string }, body?: object) =>
    browserRequest(method, path, { ...user, body });
  expect((await callHandler(DELETE, request('DELETE', other), saved.body)).status).toBe(404);
  expect((await callHandler(PATCH, request('PATCH', other, { name: 'Mine' }), saved.body)).status).toBe(404);

  const renamed = await callHandler(
    PATCH,
    request('PATCH', viewer, { name: 'ERP', query: 'code=5xx' }),
    saved.body,
  );
  expect(renamed.body).toEqual({ id: saved.body.id, name: 'ERP', query: 'code=5xx' });
  await callHandler(DELETE, request('DELETE', viewer), saved.body);
  expect((await list(viewer)).body.data).toEqual([]);
});

it('has one view of a name, a list at a time', async () => {
  await save(viewer, view('One'));
  expect(await save(viewer, view('One'))).toMatchObject({
    status: 409,
    body: { error: { code: 'view_name_taken' } },
  });
  expect((await save(other, view('One'))).status).toBe(201);
  expect((await save(viewer, { ...view('One'), page: 'contacts' })).status).toBe(201);
  expect((await save(viewer, { ...view('Two'), connectionId: 'nowhere' })).status).toBe(404);
  expect((await save(viewer, { ...view('Two'), page: '../x' })).status).toBe(422);
});

it('refuses characters that the database cannot keep', async () => {
  const columns = (ids: string[]) =>
    callHandler(
      PATCH_COLUMNS,
      browserRequest('PATCH', '/api/console/views/columns', {
        ...viewer,
        body: { page: 'deliveries', columns: ids },
      }),
    );
  const nowhere = `/api/console/views?page=deliveries&connection_id=a%00`;
  const replies = [
    await save(viewer, { ...view('Null'), query: 'q=a\0' }),
    await save(viewer, { ...view('Null'), connectionId: 'a\0' }),
    await columns(['a\0']),
    await callHandler(GET, browserRequest('GET', nowhere, viewer)),
  ];
  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
});

it('keeps no more than fifty', async () => {
  const { body } = await list(viewer);
  for (let kept = body.data.length; kept < 50; kept++) {
    expect((await save(viewer, view(`View ${kept}`))).status).toBe(201);
  }
  expect((await save(viewer, view('One more'))).body.error.code).toBe('too_many_views');
});

it('remembers columns in their order, until they are given back', async () => {
  const choose = (columns: readonly string[] | null) =>
    callHandler(
      PATCH_COLUMNS,
      browserRequest('PATCH', '/api/console/views/columns', {
        ...viewer,
        body: { page: 'deliveries', columns },
      }),
    );
  expect((await list(viewer)).body.columns).toBeNull();
  await choose(['time', 'status']);
  await choose(['status', 'time', 'error']);
  expect((await list(viewer)).body.columns).toEqual(['status', 'time', 'error']);
  expect((await list(other)).body.columns).toBeNull();
  expect((await choose(['a', 'a'])).status).toBe(422);
  await choose(null);
  expect((await list(viewer)).body.columns).toBeNull();
});
