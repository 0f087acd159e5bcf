import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createContact, listTags } from '../../lib/contract/contacts.ts';
import { createDeal } from '../../lib/contract/deals.ts';
import { getRequest, listRequests } from '../../lib/contract/requests.ts';
import { emitExample } from '../../lib/contract/sandbox.ts';
import { createWebhookEndpoint, listDeliveries, rotateWebhookSecret } from '../../lib/contract/webhooks.ts';
import { NOBODY_LISTENS } from '../conformance/world.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { removeOldRequests, removeSurplus } from './trim.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.call(listRequests, {});
  await sandbox.database.db.execute(sql`truncate requests`);
});

type Query = NonNullable<Parameters<typeof sandbox.call<typeof listRequests>>[1]['query']>;
const listed = async (query: Query = {}) => (await sandbox.call(listRequests, { query })).data;
const pathsOf = async (query: Query) => (await listed(query)).map(({ path }) => path).sort();
const newest = async () => {
  const [row] = await listed({ limit: 1 });
  return sandbox.call(getRequest, { path: { id: row!.id } });
};
const newDeal = { title: 'Flota', amount: '1', currency: 'CLP' };

test('a request is kept as it came in and went out, under the id that its reply carried', async () => {
  const before = Date.now();
  const answer = await sandbox.request('POST', '/deals?otro=%C3%B1', {
    body: newDeal,
    headers: { 'user-agent': 'erp/2' },
  });
  const kept = await newest();
  expect(kept).toMatchObject({
    request_id: answer.headers.get('x-request-id'),
    ...{ method: 'POST', path: '/deals', query: 'otro=%C3%B1', operation: 'createDeal', status: 200 },
    ...{ error_code: null, key_hint: 'cret', key_name: null, idempotency: 'none', idempotency_key: null },
    request_headers: { 'user-agent': 'erp/2', authorization: 'Bearer …cret' },
    response_headers: { 'x-request-id': answer.headers.get('x-request-id') },
    request_body: JSON.stringify(newDeal),
    request_body_bytes: JSON.stringify(newDeal).length,
  });
  expect(JSON.parse(kept.response_body!)).toEqual(answer.body);
  expect(Date.parse(kept.received_at)).toBeGreaterThanOrEqual(before);
});

test('refusals, paths where nothing is and bodies that are no JSON are kept; strangers and the log itself are not', async () => {
  await sandbox.request('GET', '/nada');
  await sandbox.request('PUT', '/deals');
  await sandbox.request('POST', '/deals', { body: '{"title":"\\u0000' });
  await sandbox.request('GET', '/deals/999999');
  await sandbox.request('GET', '/deals', { headers: { authorization: 'Bearer sac_test_nobody000' } });
  await sandbox.request('GET', '/sandbox/requests?limit=0');
  const kept = await listed();
  expect(
    kept.map(({ path, status, error_code, operation }) => [path, status, error_code, operation]),
  ).toEqual([
    ['/deals/999999', 404, 'not_found', 'getDeal'],
    ['/deals', 400, 'invalid_json', 'createDeal'],
    ['/deals', 405, 'method_not_allowed', null],
    ['/nada', 404, 'not_found', null],
  ]);
  expect((await sandbox.call(listRequests, {}, { key: sandbox.secondKey })).data).toEqual([]);
});

test('the key of a contacts operation may come in a header of its own', async () => {
  const headers = { authorization: '', 'x-api-key': sandbox.key };
  await fetch(`${sandbox.url}/api/v1/contacts`, { headers: { 'x-api-key': headers['x-api-key'] } });
  expect(await newest()).toMatchObject({
    operation: 'listContacts',
    request_headers: { 'x-api-key': '…cret' },
  });
});

test('secrets are masked and large bodies are cut', async () => {
  const endpoint = await sandbox.call(createWebhookEndpoint, {
    body: { url: NOBODY_LISTENS, events: ['quote.sent'], active: false },
  });
  expect((await newest()).response_body).toContain('"secret":"…"');
  await sandbox.call(rotateWebhookSecret, { path: { id: endpoint.id } });
  expect((await newest()).response_body).not.toContain('whsec_');
  const body = { nombre: 'Ana', campos_custom: { nota: 'x'.repeat(40_000) } };
  await sandbox.call(createContact, { body });
  const { request_body, request_body_bytes } = await newest();
  expect(request_body).toHaveLength(16_384);
  expect(request_body_bytes).toBe(JSON.stringify(body).length);
});

test('what became of an idempotency key is told', async () => {
  const send = (key: string, body: object) =>
    sandbox.request('POST', '/deals', { body, headers: { 'idempotency-key': key } });
  await send('one', newDeal);
  await send('one', newDeal);
  await send('one', { ...newDeal, title: 'Otra' });
  await send('two', {});
  await sandbox.request('GET', '/deals', { headers: { 'idempotency-key': 'one' } });
  const outcomes = (await listed()).map(({ idempotency }) => idempotency).reverse();
  expect(outcomes).toEqual(['stored', 'replayed', 'conflict', 'not_stored', 'none']);
});

test('a request leads to its events and their deliveries, and an event back to it', async () => {
  const endpoint = await sandbox.call(createWebhookEndpoint, {
    body: { url: NOBODY_LISTENS, events: ['deal.created', 'webhook.test', 'invoice.paid'], active: false },
  });
  await sandbox.call(createDeal, { body: newDeal });
  const made = await newest();
  const { data } = await sandbox.call(listDeliveries, { query: { endpoint_id: endpoint.id } });
  expect(made.events).toEqual([
    {
      id: data[0]!.event_id,
      type: 'deal.created',
      deliveries: [{ id: data[0]!.id, endpoint_id: endpoint.id, status: 'held' }],
    },
  ]);
  const emitted = await sandbox.call(emitExample, { body: { type: 'invoice.paid' } });
  expect(await listed({ event_id: emitted.id })).toMatchObject([{ operation: 'emitExample' }]);
  expect(await listed({ event_id: made.events[0]!.id })).toMatchObject([{ id: made.id }]);
  expect(await listed({ event_id: 'evt_99999999' })).toEqual([]);
  expect(
    (await sandbox.call(listRequests, { query: { event_id: emitted.id } }, { key: sandbox.secondKey })).data,
  ).toEqual([]);
});

test('each filter finds its own', async () => {
  const { headers } = await sandbox.request('GET', '/contacts?q=Jos%C3%A9');
  await sandbox.request('POST', '/deals', { body: newDeal });
  await sandbox.request('POST', '/deals', { body: {} });
  await sandbox.request('GET', '/deals/999999');
  expect(await pathsOf({ status: '4xx' })).toEqual(['/deals', '/deals/999999']);
  expect(await pathsOf({ status: '200', method: 'POST' })).toEqual(['/deals']);
  expect(await pathsOf({ status: 'nada' })).toEqual([]);
  expect(await pathsOf({ method: 'get' })).toEqual(['/contacts', '/deals/999999']);
  expect(await pathsOf({ operation: 'createDeal' })).toEqual(['/deals', '/deals']);
  expect(await pathsOf({ path: '/deals/' })).toEqual(['/deals/999999']);
  expect(await pathsOf({ path: '/%' })).toEqual([]);
  expect(await listed({ key: 'cret' })).toHaveLength(4);
  expect(await listed({ key: 'none' })).toEqual([]);
  expect(await pathsOf({ request_id: headers.get('x-request-id')! })).toEqual(['/contacts']);
  expect(await pathsOf({ q: 'jose' })).toEqual(['/contacts']);
  expect(await pathsOf({ q: 'FLOT clp' })).toEqual(['/deals']);
  expect(await pathsOf({ q: 'flota usd' })).toEqual([]);
  expect(await pathsOf({ q: "!:*&'|" })).toHaveLength(4);
  expect(await pathsOf({ from: '2199-01-01T00:00:00.000Z' })).toEqual([]);
  expect(await listed({ to: '2199-01-01T00:00:00.000Z', from: '2020-01-01T00:00:00.000Z' })).toHaveLength(4);
});

test('who called is told, and what the console reads can be left out', async () => {
  const byConsole = { headers: { 'user-agent': 'subaccount-console' } };
  await sandbox.request('GET', '/tags', byConsole);
  await sandbox.request('GET', '/deals', { headers: { 'user-agent': 'subaccount-console/2.0' } });
  await sandbox.request('POST', '/deals', { ...byConsole, body: newDeal });
  await sandbox.request('GET', '/contacts', { headers: { 'user-agent': 'subaccount-consoles' } });
  expect((await listed()).map(({ client }) => client)).toEqual([null, 'console', 'console', 'console']);
  expect(await pathsOf({ client: 'console' })).toEqual(['/deals', '/deals', '/tags']);
  expect((await listed({ client: 'other' })).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /contacts',
    'POST /deals',
  ]);
});

test('what is older than seven days goes, and what is beyond the most that are kept', async () => {
  const { db } = sandbox.database;
  for (let n = 0; n < 5; n++) await sandbox.request('GET', '/tags');
  await sandbox.call(listRequests, {});
  expect(await removeSurplus(db, { most: 3, subaccounts: [999_999] })).toBe(0);
  expect(await removeSurplus(db, { most: 3 })).toBe(2);
  const soon = new Date(Date.now() + 7 * 86_400_000 - 60_000);
  expect(await removeOldRequests(db, soon)).toBe(0);
  expect(await removeOldRequests(db, new Date(soon.getTime() + 120_000))).toBe(3);
  expect(await listed()).toEqual([]);
});

test('a key that has a name is called by it, and found by it', async () => {
  const named = { key: 'sac_test_of_the_erp_77', subaccountId: 1, name: 'ERP de bodega' };
  const second = await startSandbox({ beside: sandbox, config: { keys: [named] } });
  await second.call(listTags, {}, { key: named.key });
  await second.close();
  await sandbox.request('GET', '/deals');
  expect(await listed({ key: 'ERP de bodega' })).toMatchObject([
    { path: '/tags', key_hint: 'p_77', key_name: 'ERP de bodega' },
  ]);
  expect(await pathsOf({ key: 'p_77' })).toEqual(['/tags']);
  expect(await pathsOf({ key: 'cret' })).toEqual(['/deals']);
  expect(await listed({ key: 'ERP' })).toEqual([]);
});

test('a sandbox that stops writes what it answered', async () => {
  const second = await startSandbox({ beside: sandbox });
  await second.request('GET', '/tags');
  await second.close();
  expect(await pathsOf({ path: '/tags' })).toEqual(['/tags']);
});
