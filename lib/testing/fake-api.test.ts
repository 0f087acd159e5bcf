import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type Answer, type Asked, cut, emptyPage, FakeApi, gatewayPage, refused } from './fake-api';
import { HeldCalls } from './held-calls';

const started: FakeApi[] = [];
afterEach(() => Promise.all(started.splice(0).map((api) => api.stop())));

async function start(answer?: (asked: Asked) => Answer): Promise<FakeApi> {
  const api = await new FakeApi(answer).start();
  started.push(api);
  return api;
}

test('has nothing unless it is told, and notes what it was asked', async () => {
  const api = await start();
  const reply = await fetch(`${api.baseUrl}/deals?limit=2`, { method: 'POST', body: '{"a":1}' });
  expect(await reply.json()).toEqual(emptyPage);
  expect(api.seen).toMatchObject([{ call: 'POST /deals', path: '/deals', body: '{"a":1}' }]);
  expect(api.seen[0]!.query.get('limit')).toBe('2');
});

test.each<[string, Answer, number, string, string]>([
  ['a value', { id: 1 }, 200, 'application/json', '{"id":1}'],
  ['JSON text as it stands', '{"id":1.0}', 200, 'application/json', '{"id":1.0}'],
  ['a gateway’s page for what it lacks', undefined, 404, 'text/html', '404 Not Found'],
  ['another page', gatewayPage(502, 'Bad'), 502, 'text/html', '<title>Bad</title>'],
  ['a refusal', refused(403, 'forbidden', 'No'), 403, 'application/json', '"code":"forbidden"'],
])('answers %s', async (_, answer, status, type, text) => {
  const api = await start(() => answer);
  const reply = await fetch(`${api.baseUrl}/deals`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([status, type]);
  expect(await reply.text()).toContain(text);
});

test('cuts, holds until it is left, and may begin elsewhere', async () => {
  const api = await start(() => cut);
  await expect(fetch(`${api.baseUrl}/deals`)).rejects.toThrow();
  const held = new HeldCalls();
  api.answer = held.hold;
  const asking = request(`${api.baseUrl}/deals`).on('error', () => {});
  asking.end();
  await held.untilHeld();
  expect([held.count('GET /deals'), held.count('GET /tags'), held.most]).toEqual([1, 0, 1]);
  asking.destroy();
  await expect.poll(() => held.count('GET /deals')).toBe(0);
  api.base = '/crm';
  api.answer = ({ path }) => ({ path });
  expect(await (await fetch(`${api.origin}/crm/tags`)).json()).toEqual({ path: '/tags' });
  expect(await (await fetch(`${api.origin}/api/v1/tags`)).json()).toEqual({ path: '/api/v1/tags' });
});
