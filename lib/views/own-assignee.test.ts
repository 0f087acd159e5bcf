import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET, PATCH } from '@/app/api/console/assignee/route';
import { createConnection } from '@/lib/connection/connections';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';

let console_: TestConsole;
let connectionId: string;
let viewer: { cookie: string };
let other: { cookie: string };

beforeAll(async () => {
  console_ = await startConsole();
  const sent = { name: 'S', baseUrl: 'http://127.0.0.1:9/api/v1', apiKey: 'sk_test_0123456789' };
  connectionId = (await createConnection(sent)).id;
  viewer = await console_.signIn('viewer');
  other = await console_.signIn('admin');
});
afterAll(() => console_.close());

const read = async (user: { cookie: string }) =>
  (await callHandler(GET, browserRequest('GET', `/api/console/assignee?connection_id=${connectionId}`, user)))
    .body;
const say = (user: { cookie: string }, body: object) =>
  callHandler(PATCH, browserRequest('PATCH', '/api/console/assignee', { ...user, body }));

it('is said once, may be said anew, and is nobody else’s', async () => {
  expect(await read(viewer)).toEqual({ assigneeId: null });
  expect((await say(viewer, { connectionId, assigneeId: '7' })).status).toBe(200);
  expect((await say(viewer, { connectionId, assigneeId: 'usr_9' })).status).toBe(200);
  expect(await read(viewer)).toEqual({ assigneeId: 'usr_9' });
  expect(await read(other)).toEqual({ assigneeId: null });
  await say(viewer, { connectionId, assigneeId: null });
  expect(await read(viewer)).toEqual({ assigneeId: null });
});

it('needs a connection that there is, and an id', async () => {
  expect((await say(viewer, { connectionId: 'nowhere', assigneeId: '7' })).status).toBe(404);
  expect((await say(viewer, { connectionId, assigneeId: '' })).status).toBe(422);
});
