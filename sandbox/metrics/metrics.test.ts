import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContact, listContacts } from '../../lib/contract/contacts.ts';
import { createWebhookEndpoint } from '../../lib/contract/webhooks.ts';
import { type Family, readExposition } from '../../scripts/testing/read-exposition.ts';
import { FIRST_KEY, type Harness, startSandbox } from '../testing/harness.ts';

const metricsToken = 'a-token-of-24-characters';

let sandbox: Harness;
let receiver: ReturnType<typeof createServer>;
beforeAll(async () => {
  sandbox = await startSandbox({ config: { metricsToken } });
  receiver = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(request.url === '/no' ? 500 : 204).end());
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(async () => {
  await sandbox.close();
  receiver.close();
});

const get = (authorization?: string) =>
  fetch(`${sandbox.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });
const scrape = async () => (await get(`Bearer ${metricsToken}`)).text();

function valuesOf(families: ReadonlyMap<string, Family>, family: string, ending = '') {
  const { samples } = families.get(family)!;
  const own = samples.filter(({ name }) => name === family + ending);
  return Object.fromEntries(own.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}

test('requests, deliveries and events are counted; no name, address or key is told', async () => {
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  for (const path of ['/yes', '/no']) {
    await sandbox.call(createWebhookEndpoint, { body: { url: url + path, events: ['contact.created'] } });
  }
  await sandbox.call(createContact, { body: { nombre: 'Ana Pérez', email: 'ana@example.cl' } });
  await sandbox.call(listContacts, { query: { search: 'Ana' } });
  await sandbox.request('GET', '/contacts/4711');
  await sandbox.request('GET', '/nowhere/Berta');

  const attempts = async () => valuesOf(readExposition(await scrape()), 'sandbox_delivery_attempts_total');
  await expect.poll(attempts).toMatchObject({ acknowledged: 1, refused: expect.any(Number) });

  const text = await scrape();
  const families = readExposition(text);
  expect(valuesOf(families, 'sandbox_http_requests_total')).toMatchObject({
    'createWebhookEndpoint 2xx': 2,
    'createContact 2xx': 1,
    'listContacts 2xx': 1,
    'getContact 4xx': 1,
    'none 4xx': 1,
  });
  expect(valuesOf(families, 'sandbox_http_request_duration_seconds', '_count')).toMatchObject({
    getContact: 1,
  });
  expect(valuesOf(families, 'sandbox_write_wait_seconds', '_count')).toEqual({ '': 3 });
  expect(valuesOf(families, 'sandbox_event_visibility_lag_seconds', '_count')).toEqual({ '': 3 });
  expect(valuesOf(families, 'sandbox_database_up')).toEqual({ '': 1 });
  expect(valuesOf(families, 'sandbox_delivery_worker_lag_seconds')['']).toBeLessThan(60);
  const told = [
    metricsToken,
    FIRST_KEY,
    'sac_test',
    'Ana',
    'Pérez',
    'Berta',
    'example.cl',
    '4711',
    '127.0.0.1',
    '/yes',
  ];
  expect(told.filter((word) => text.includes(word))).toEqual([]);
});

test('nothing is there for who shows no token, and none at all where it is off', async () => {
  expect([(await get()).status, (await get('Bearer other')).status]).toEqual([401, 401]);
  const other = await startSandbox();
  expect((await fetch(`${other.url}/metrics`)).status).toBe(404);
  await other.close();
});
