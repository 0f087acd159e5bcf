import { afterAll, beforeAll, expect, test } from 'vitest';
import { GET as getActivity } from '@/app/api/console/activity/[id]/route';
import { GET as listActivity } from '@/app/api/console/activity/route';
import { DELETE as deleteConnection } from '@/app/api/console/connections/[id]/route';
import { POST as connect } from '@/app/api/console/connections/route';
import { GET as exportList } from '@/app/api/console/export/[list]/route';
import { DELETE as deleteInvitation } from '@/app/api/console/invitations/[id]/route';
import { POST as acceptInvitation } from '@/app/api/console/invitations/accept/route';
import { GET as getRequest } from '@/app/api/console/receiver/requests/[id]/route';
import { DELETE as removeUser } from '@/app/api/console/users/[id]/route';
import { DELETE as endSessions } from '@/app/api/console/users/[id]/sessions/route';
import { DELETE as deleteView } from '@/app/api/console/views/[id]/route';
import { POST as createView, GET as listViews } from '@/app/api/console/views/route';
import { GET as follow } from '@/app/api/live/route';
import { POST as receive } from '@/app/hooks/[token]/route';
import { errorBody } from '@/lib/contract/errors';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';

let console_: TestConsole;
let cookie: string;
beforeAll(async () => {
  console_ = await startConsole();
  ({ cookie } = await console_.signIn('owner'));
});
afterAll(() => console_.close());

type Handler = Parameters<typeof callHandler>[0];

/** The refusal in the one shape of errors. */
async function refusal(handler: Handler, request: Request, params?: Record<string, string>) {
  const { status, body } = await callHandler(handler, request, params);
  const { error } = errorBody.parse(body);
  return { status, fields: error.details.map(({ field }) => field) };
}

test.each([
  ['activity entry', 'GET', getActivity, { id: '1\0' }],
  ['connection', 'DELETE', deleteConnection, { id: '\0' }],
  ['invitation', 'DELETE', deleteInvitation, { id: '\0' }],
  ['received request', 'GET', getRequest, { id: '\0' }],
  ['user', 'DELETE', removeUser, { id: '\0' }],
  ['sessions of a user', 'DELETE', endSessions, { id: '\0' }],
  ['view', 'DELETE', deleteView, { id: '\0' }],
  ['list to export', 'GET', exportList, { list: 'deals\0' }],
  ['test receiver', 'POST', receive, { token: '\0' }],
] as const)('%%00 in the path is the id of no %s', async (_, method, handler, params) => {
  const request = browserRequest(method, '/', { cookie });
  expect((await refusal(handler as Handler, request, params)).status).toBe(404);
});

test.each([
  ['activity of a user', listActivity, 'user_id'],
  ['activity at a connection', listActivity, 'connection_id'],
  ['activity of an operation', listActivity, 'operation_id'],
  ['views', listViews, 'page'],
  ['what happens at a connection', follow, 'connection'],
] as const)('%%00 in the query is refused by its name: %s', async (_, handler, name) => {
  const request = browserRequest('GET', `/?${name}=a%00b`, { cookie });
  expect(await refusal(handler as Handler, request)).toEqual({ status: 422, fields: [name] });
});

test.each([
  ['view', createView, { page: 'deals', name: 'a\0b', query: '' }],
  ['query of a view', createView, { page: 'deals', name: 'a', query: 'search=\0' }],
  [
    'connection',
    connect,
    { name: 'a\0b', baseUrl: 'http://127.0.0.1:1/api/v1', apiKey: 'a_test_0123456789' },
  ],
  ['invitation', acceptInvitation, { token: '\0', name: 'Ana', password: 'una-clave-larga-y-propia' }],
] as const)('U+0000 in a body is refused: %s', async (_, handler, body) => {
  const { status } = await refusal(handler as Handler, browserRequest('POST', '/', { cookie, body }));
  expect([404, 410, 422]).toContain(status);
});
