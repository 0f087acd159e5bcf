import { afterEach, expect, test, vi } from 'vitest';
import { createDeal, getDeal } from '@/lib/api/contract/deals';
import { checkRequest } from './check-request';
import { addressOfRequest, emptyRequest, missingInPath } from './explorer-request';
import { NoAnswer, sendRequest } from './send-request';

afterEach(() => vi.unstubAllGlobals());

const options = { hasBody: true, connectionId: 'c1' };
function answering(answer: () => Response) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('an address has what is filled in, and names what is not', () => {
  const path = '/contacts/{cid}/tags/{tag_id}';
  const request = { ...emptyRequest, path: { cid: 'a/b c' }, query: { q: 'ñ&', estado: '' } };
  expect(addressOfRequest({ path }, request, 'https://api.example/v1/')).toBe(
    'https://api.example/v1/contacts/a%2Fb%20c/tags/{tag_id}?q=%C3%B1%26',
  );
  expect(missingInPath({ path }, request)).toEqual(['tag_id']);
  expect(missingInPath({ path: '/deals/{deal_id}' }, { ...emptyRequest, path: { deal_id: '..' } })).toEqual([
    'deal_id',
  ]);
});

test('the contract names what it would refuse, and leaves the path to the server', () => {
  const request = { ...emptyRequest, query: { limit: '0' }, path: { deal_id: 'd_01' } };
  expect(checkRequest('listDeals', request).query).toEqual([{ field: 'limit', issue: 'too_small' }]);
  expect(checkRequest('getDeal', request)).toEqual({ query: [], body: [] });
  expect(checkRequest('createDeal', { ...emptyRequest, body: '{"title":1,"x":2}' }).body).toEqual([
    { field: 'title', issue: 'invalid_type' },
    { field: 'x', issue: 'unknown_field' },
  ]);
  expect(checkRequest('createDeal', { ...emptyRequest, body: '{' }).body).toEqual([]);
});

test('a body goes out as it was typed, under a key, and its answer comes as it is', async () => {
  const headers = { 'x-request-id': 'r-1', 'cache-control': 'no-store', 'ratelimit-remaining': '9' };
  const fetched = answering(() => new Response('{"id": 1.10}', { status: 201, headers }));
  const request = { ...emptyRequest, body: '{"amount": 1.10,}', idempotencyKey: ' k-1 ' };
  const reply = await sendRequest(createDeal, request, options);
  const [address, init] = fetched.mock.calls[0]!;
  const sent = new Headers(init.headers);
  expect([address, init.body, sent.get('Idempotency-Key'), sent.get('X-Console-Connection')]).toEqual([
    '/api/v1/deals',
    '{"amount": 1.10,}',
    'k-1',
    'c1',
  ]);
  expect(reply).toMatchObject({
    status: 201,
    text: '{"id": 1.10}',
    bytes: 12,
    requestId: 'r-1',
    idempotencyKey: 'k-1',
  });
  expect(Object.fromEntries(reply.headers)).toMatchObject({ 'ratelimit-remaining': '9' });
  expect(reply.headers.map(([name]) => name)).not.toContain('cache-control');
});

test('a read has neither key nor body, and a refusal is an answer', async () => {
  const error = { code: 'not_found', message: 'Unknown', details: [] };
  const fetched = answering(() => new Response(JSON.stringify({ error }), { status: 404 }));
  const request = { ...emptyRequest, path: { deal_id: '7' }, idempotencyKey: 'k' };
  const reply = await sendRequest(getDeal, request, { ...options, hasBody: false });
  expect([reply.status, reply.error?.code, reply.idempotencyKey]).toEqual([404, 'not_found', undefined]);
  const [, init] = fetched.mock.calls[0]!;
  expect([init.body, new Headers(init.headers).has('Idempotency-Key')]).toEqual([null, false]);
});

test('a write without an answer keeps its key, so that the same can be sent again', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const lost = await sendRequest(createDeal, emptyRequest, options).catch((error: unknown) => error);
  expect(lost).toBeInstanceOf(NoAnswer);
  expect((lost as NoAnswer).idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect((lost as NoAnswer).cause).toMatchObject({ code: 'network_failure' });
});

test('who is not signed in any more is told so as everywhere', async () => {
  answering(
    () =>
      new Response('{"error":{"code":"unauthenticated"}}', {
        status: 401,
        headers: { 'X-Console-Error': '1' },
      }),
  );
  await expect(
    sendRequest(getDeal, { ...emptyRequest, path: { deal_id: '7' } }, options),
  ).rejects.toMatchObject({
    status: 401,
  });
});

test.each([
  [404, 'not_found', 'X-Console-Error', true],
  [403, 'forbidden_role', 'X-Console-Error', true],
  [422, 'validation_error', 'X-Console-Error', true],
  [503, 'not_recorded', 'X-Console-Error', true],
  [404, 'upstream_error', 'X-Console-Error', false],
  [502, 'upstream_unreachable', 'X-Console-Error', false],
  [504, 'upstream_timeout', 'X-Console-Error', false],
  [500, 'internal_error', 'X-Console-Error', false],
  [404, 'not_found', 'X-Other', false],
])('%i %s under %s is the console’s own refusal: %s', async (status, code, header, isRefusedHere) => {
  const error = { code, message: 'No', details: [] };
  answering(() => new Response(JSON.stringify({ error }), { status, headers: { [header]: code } }));
  expect(await sendRequest(createDeal, emptyRequest, options)).toMatchObject({ status, isRefusedHere });
});

test('a success is no refusal', async () => {
  answering(() => new Response('{}'));
  expect((await sendRequest(createDeal, emptyRequest, options)).isRefusedHere).toBe(false);
});
