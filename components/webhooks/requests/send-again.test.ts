import { afterEach, expect, test, vi } from 'vitest';
import { hasWholeBody, targetOf } from './logged-request';
import { proxyAddress, sendAgain } from './send-again';

afterEach(() => vi.unstubAllGlobals());

const logged = {
  ...{ method: 'POST', path: '/deals', operation: 'createDeal', request_body: '{"title":"ñ"}' },
  request_body_bytes: 14,
};

function answering() {
  const fetch = vi.fn(async (_: string, __: RequestInit) => new Response('{"id":1}', { status: 409 }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('goes to the proxy as it was sent, by a key of its own', async () => {
  const fetch = answering();
  const answer = await sendAgain(logged, { connectionId: 'c1' });
  expect([answer.status, answer.text]).toEqual([409, '{"id":1}']);
  const [address, init] = fetch.mock.calls[0]!;
  const headers = new Headers(init.headers);
  expect([address, init.method, init.body]).toEqual(['/api/v1/deals', 'POST', logged.request_body]);
  expect(headers.get('x-console-connection')).toBe('c1');
  expect(headers.get('idempotency-key')).toMatch(/.{16}/);
});

test('goes by the key that it had where that is chosen; a read has none', async () => {
  const fetch = answering();
  await sendAgain(logged, { connectionId: undefined, idempotencyKey: 'k1' });
  await sendAgain({ method: 'GET', path: '/deals', query: 'limit=2' }, { connectionId: undefined });
  const [first, second] = fetch.mock.calls.map(([, init]) =>
    new Headers(init.headers).get('idempotency-key'),
  );
  expect([first, second]).toEqual(['k1', null]);
  expect(fetch.mock.calls[1]![0]).toBe('/api/v1/deals?limit=2');
});

test.each([
  '/../../api/console/team',
  '/deals/../../console',
  '/./deals',
  'deals',
  '//elsewhere',
  '/%2e%2e/console',
  '/\\..\\x',
])('%s is no path of the API', (path) => {
  const address = proxyAddress(path);
  if (path === '//elsewhere') expect(address).toBe('/api/v1//elsewhere');
  else expect(address).toBeUndefined();
});

test('a body that was cut or masked is not whole', () => {
  expect(hasWholeBody(logged)).toBe(true);
  expect(hasWholeBody({ ...logged, request_body_bytes: 20_000 })).toBe(false);
  expect(hasWholeBody({ method: 'GET' })).toBe(true);
  expect(targetOf({ path: '/deals', query: 'limit=2' })).toBe('/deals?limit=2');
});
