import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { GET as authGet, POST as authPost } from '@/app/api/auth/[...all]/route';
import { POST as setUp } from '@/app/api/console/setup/route';
import { errorBody } from '@/lib/contract/errors';
import { rateLimit } from '@/lib/store/tables/auth';
import { browserRequest, callHandler, ORIGIN, startConsole, type TestConsole } from '@/lib/testing/console';
import { findSession } from './session-lookup';

let console_: TestConsole;
beforeAll(async () => {
  console_ = await startConsole();
});
afterAll(() => console_.close());
beforeEach(() => console_.runtime.store.db.delete(rateLimit));

async function post(path: string, body: unknown, cookie?: string) {
  const reply = await authPost(browserRequest('POST', `/api/auth${path}`, { body, cookie }));
  const text = await reply.text();
  return { status: reply.status, text };
}

const fieldsOf = (text: string) =>
  errorBody.parse(JSON.parse(text)).error.details.map(({ field, issue }) => `${field} ${issue}`);

test.each([
  ['of 3 MB', 'x'.repeat(3_000_000), 413],
  ['longer than the contract allows', 'x'.repeat(201), 422],
  ['of nothing', '   ', 422],
  ['with U+0000', 'a\0b', 422],
  ['of half a character', 'a\ud800', 422],
] as const)('a name %s is refused', async (_, name, status) => {
  const { cookie } = await console_.signIn('viewer');
  expect((await post('/update-user', { name }, cookie)).status).toBe(status);
});

it('takes a name, and no other field', async () => {
  const { cookie } = await console_.signIn('viewer');
  expect((await post('/update-user', { name: 'Ana María Soto' }, cookie)).status).toBe(200);
  expect((await findSession(new Headers({ cookie })))?.user.name).toBe('Ana María Soto');
  const image = await post('/update-user', { name: 'Ana', image: 'x' }, cookie);
  expect([image.status, fieldsOf(image.text)]).toEqual([422, ['image unknown_field']]);
});

it('gives nobody the name of somebody else, however it is written', async () => {
  const ana = await console_.signIn('admin');
  await post('/update-user', { name: 'Marcela Rojas Peña' }, ana.cookie);
  const { cookie } = await console_.signIn('viewer');
  for (const name of ['Marcela Rojas Peña', 'marcela  rojas pen\u0303a ', 'ＭＡＲＣＥＬＡ ROJAS PEÑA']) {
    const { status, text } = await post('/update-user', { name }, cookie);
    expect([status, fieldsOf(text)]).toEqual([409, ['name name_taken']]);
  }
  expect((await post('/update-user', { name: 'Marcela Rojas Peña' }, ana.cookie)).status).toBe(200);
});

test.each([
  ['/sign-in/email', { email: 'a\0@example.cl', password: 'x' }, 'email'],
  ['/sign-in/email', { email: 'a@example.cl', password: 'a\0b' }, 'password'],
  ['/two-factor/verify-totp', { code: '\0' }, 'code'],
  ['/revoke-session', { token: '\0' }, 'token'],
] as const)('U+0000 in %s is refused by the name of its field', async (path, body, field) => {
  const { status, text } = await post(path, body);
  expect([status, fieldsOf(text)]).toEqual([422, [`${field} invalid_characters`]]);
});

test.each([
  '/sign-up/email',
  '/delete-user',
  '/change-email',
  '/request-password-reset',
  '/ok',
  '/__proto__',
])('better-auth’s %s is not there', async (path) => {
  expect((await post(path, {})).status).toBe(404);
  expect((await authGet(browserRequest('GET', `/api/auth${path}`))).status).toBe(404);
});

/** A body of 600 MB without a length; counts what was taken of it. */
function endless() {
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (taken >= 600 * 1024 * 1024) return stream.close();
      taken += chunk.byteLength;
      stream.enqueue(chunk);
    },
  });
  return { body, taken: () => taken };
}

/** A POST whose body flows; the types of `fetch` do not know the `duplex` that it takes. */
function streamed(path: string, headers: Record<string, string>, body: ReadableStream): Request {
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request(ORIGIN + path, init);
}

test.each([
  ['/api/auth/sign-in/email', authPost],
  ['/api/console/setup', setUp],
] as const)('%s reads no more of a body than it may hold', async (path, handler) => {
  const headers = { origin: ORIGIN, 'content-type': 'application/json' };
  const long = endless();
  const reply = await callHandler(handler, streamed(path, headers, long.body));
  expect([reply.status, reply.body.error.code]).toEqual([413, 'payload_too_large']);
  expect(long.taken()).toBeLessThan(1024 * 1024);
});

it('refuses a body by the length that it states, unread', async () => {
  const headers = {
    origin: ORIGIN,
    'content-type': 'application/json',
    'content-length': String(600 * 1024 * 1024),
  };
  const long = endless();
  const request = streamed('/api/console/setup', headers, long.body);
  expect((await callHandler(setUp, request)).status).toBe(413);
  expect(long.taken()).toBeLessThan(1024 * 1024);
});
