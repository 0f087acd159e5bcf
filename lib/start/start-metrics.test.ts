import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET } from '@/app/metrics/route';
import { exposeMetrics } from '@/lib/store/metrics';
import { browserRequest } from '@/lib/testing/console';
import { json } from '@/lib/testing/fake-api';
import { type Proxied, startProxied } from '@/lib/testing/proxied';
import { type Family, readExposition } from '@/scripts/testing/read-exposition.ts';
import { startMetrics } from './start-metrics';

const token = 'a-token-of-24-characters';
const apiKey = 'sk_live_SECRETOFACONNECTION';

let proxied: Proxied;
beforeAll(async () => {
  proxied = await startProxied(apiKey);
  const { runtime } = proxied.console;
  await startMetrics({ ...runtime, config: { ...runtime.config, metricsToken: token } });
});
afterAll(async () => {
  exposeMetrics(undefined);
  await proxied.close();
});

const scrape = async () =>
  (await GET(browserRequest('GET', '/metrics', { headers: { authorization: `Bearer ${token}` } }))).text();

/** The samples of a family that carry these labels, each with its value. */
function valuesOf(families: ReadonlyMap<string, Family>, family: string, ending = '') {
  const { samples } = families.get(family)!;
  const own = samples.filter(({ name }) => name === family + ending);
  return Object.fromEntries(own.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}

it('measures calls by operation and what came of them, and says nothing of who or what', async () => {
  const { upstream } = proxied;
  upstream.answerWith((_, reply) => json(reply, 200, { data: [], next_cursor: null }));
  await proxied.call('GET', '/contacts?q=Ana%20P%C3%A9rez&email=ana@example.cl');
  upstream.answerWith((_, reply) => json(reply, 404, { error: { code: 'not_found', message: 'x' } }));
  await proxied.call('GET', '/contacts/4711');
  upstream.answerWith((_, reply) => json(reply, 500, { error: { code: 'internal_error', message: 'x' } }));
  await proxied.call('POST', '/contacts', { body: { nombre: 'Berta', email: 'berta@example.cl' } });

  const text = await scrape();
  const families = readExposition(text);
  expect(valuesOf(families, 'console_upstream_request_duration_seconds', '_count')).toEqual({
    'listContacts 2xx': 1,
    'getContact 4xx': 1,
    'createContact 5xx': 1,
  });
  expect(valuesOf(families, 'console_upstream_failures_total')).toEqual({ 'createContact 5xx': 1 });
  expect(valuesOf(families, 'console_upstream_connections')).toMatchObject({
    answering: 1,
    not_answering: 0,
  });
  expect(valuesOf(families, 'console_sessions_active')).toEqual({ '': 1 });
  expect(valuesOf(families, 'console_database_up')).toEqual({ '': 1 });

  const { id, email, cookie } = await proxied.console.signIn('viewer');
  const told = [
    id,
    email,
    cookie,
    token,
    apiKey,
    'SECRETOFA',
    'sk_live',
    'Ana',
    'Berta',
    'example.cl',
    '4711',
    '127.0.0.1',
  ];
  const after = await scrape();
  expect(told.filter((word) => text.includes(word) || after.includes(word))).toEqual([]);
  expect(valuesOf(readExposition(after), 'console_sessions_active')).toEqual({ '': 2 });
});

it('tells a server that is not reached: a failure of each call, then calls that are not sent, and an open breaker', async () => {
  const dead = await proxied.connect('http://127.0.0.1:9/api/v1');
  for (let calls = 0; calls < 8; calls++) {
    await proxied.call('GET', '/deals', { connection: dead, deadlineMs: 1_000 });
  }
  const families = readExposition(await scrape());
  expect(valuesOf(families, 'console_upstream_failures_total')).toMatchObject({ 'listDeals unreachable': 5 });
  expect(valuesOf(families, 'console_upstream_not_sent_total')).toEqual({ 'listDeals not_answering': 3 });
  expect(valuesOf(families, 'console_upstream_breakers_open')).toEqual({ server: 1, operation: 0 });
  expect(valuesOf(families, 'console_upstream_connections')).toMatchObject({ not_answering: 1 });
});

it('names its families as Prometheus does, and labels them with few and known words', async () => {
  const families = readExposition(await scrape());
  const own = [...families].filter(([name]) => name.startsWith('console_'));
  expect(own.length).toBeGreaterThan(12);
  for (const [name, { type, samples }] of own) {
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
    const labels = new Set(samples.flatMap((sample) => Object.keys(sample.labels)));
    labels.delete('le');
    const known = ['route', 'method', 'status', 'operation', 'outcome', 'reason', 'state', 'scope'];
    expect([...labels].filter((label) => !known.includes(label))).toEqual([]);
  }
});
