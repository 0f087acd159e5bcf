import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { POST as check } from '@/app/api/console/connections/[id]/areas/route';
import { createConnection, deleteConnection, updateConnection } from '@/lib/connection/connections';
import { operationFinding } from '@/lib/store/tables/findings';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { probedOperations } from '../checks/probe-operations';
import { readAreas } from './area-memory';
import { checkAreas, refreshStaleAreas } from './check-areas';

let console_: TestConsole;
let upstream: Upstream;
let id: string;
beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
});
afterAll(async () => {
  await upstream.close();
  await console_.close();
});

const refusal = { error: { code: 'no', message: 'No', details: [], request_id: 'r' } };
/** What the server answers for these paths; a list for all others. */
const answer = (statuses: Record<string, number>) =>
  upstream.answerWith((request, reply) => {
    const path = new URL(request.url ?? '', upstream.baseUrl).pathname.replace('/api/v1', '');
    const status = statuses[path] ?? statuses['*'] ?? 200;
    json(reply, status, status === 200 ? { items: [] } : refusal);
  });
const findingOf = async (operationId: string) =>
  (await readAreas([id])).get(id)?.probed.find((one) => one.operationId === operationId)?.finding;
const age = (ms: number) =>
  console_.runtime.store.db.update(operationFinding).set({ seenAt: new Date(Date.now() - ms) });

beforeEach(async () => {
  answer({});
  const sent = { name: 'A', baseUrl: upstream.baseUrl, apiKey: 'sk_test_0123456789abcdef', clienteId: null };
  id = (await createConnection(sent)).id;
});

it('remembers what a server has, and goes with its connection', async () => {
  answer({ '/forms': 403, '/sites': 404 });
  await checkAreas(id);
  expect([await findingOf('listForms'), await findingOf('listSites'), await findingOf('listDeals')]).toEqual([
    'no_right',
    'missing',
    'has',
  ]);
  await deleteConnection(id);
  expect((await readAreas([id])).size).toBe(0);
});

it('heals: what is asked anew replaces what was remembered, and only that', async () => {
  answer({ '/forms': 404, '/sites': 404 });
  await checkAreas(id);
  answer({});
  const { cookie } = await console_.signIn('viewer');
  const body = { operationIds: ['listForms', 'nothing'] };
  const reply = await callHandler(check, browserRequest('POST', '/', { cookie, body }), { id });
  expect(reply.body.data).toEqual([{ operationId: 'listForms', finding: 'has', status: 200 }]);
  expect(upstream.seen.map(({ url }) => url)).toEqual(['/api/v1/forms?limit=1']);
  expect([await findingOf('listForms'), await findingOf('listSites')]).toEqual(['has', 'missing']);
});

it('asks once for those who ask at the same time', async () => {
  await Promise.all([checkAreas(id), checkAreas(id), checkAreas(id)]);
  expect(upstream.seen).toHaveLength(probedOperations.length);
});

it('keeps nothing of a server that the connection no longer leads to when it has answered', async () => {
  let isChanged: Promise<unknown> | undefined;
  upstream.answerWith(async (request, reply) => {
    isChanged ??= updateConnection(id, { baseUrl: `${upstream.baseUrl}/elsewhere` });
    await isChanged;
    json(reply, request.url?.includes('/forms') ? 403 : 200, { items: [] });
  });
  await checkAreas(id);
  expect((await readAreas([id])).size).toBe(0);
});

it('forgets nothing for a server that is silent, limits requests or has moved', async () => {
  answer({ '/forms': 404 });
  await checkAreas(id);
  answer({ '*': 429 });
  await checkAreas(id);
  answer({ '*': 404 });
  await checkAreas(id);
  expect([await findingOf('listForms'), await findingOf('listDeals')]).toEqual(['missing', 'has']);
  upstream.answerWith((_, reply) => reply.destroy());
  await checkAreas(id);
  expect(await findingOf('listDeals')).toBe('has');
});

it('is looked up when it is opened and nothing is known, or what is known is a day old', async () => {
  await checkAreas(id);
  answer({ '/forms': 404 });
  await refreshStaleAreas(id);
  expect(upstream.seen).toHaveLength(0);
  await age(90_000_000);
  await refreshStaleAreas(id);
  expect(await findingOf('listForms')).toBe('missing');
});

it('leaves a server alone for a while that could not be asked', async () => {
  upstream.answerWith((_, reply) => reply.destroy());
  await refreshStaleAreas(id);
  const asked = upstream.seen.length;
  expect(asked).toBeGreaterThan(0);
  await refreshStaleAreas(id);
  expect(upstream.seen).toHaveLength(asked);
});

it('never throws in the background', async () => {
  await refreshStaleAreas('not a connection');
});
