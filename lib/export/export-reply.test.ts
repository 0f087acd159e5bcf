import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GET as activityList } from '@/app/api/console/activity/route';
import { findSession } from '@/lib/auth/session-lookup';
import { changeRole, removeUser } from '@/lib/auth/users';
import { createConnection, deleteConnection, updateConnection } from '@/lib/connection/connections';
import { forgetOpenConnections } from '@/lib/connection/open-connection';
import { incompleteIn } from '@/lib/files/format';
import { type Store, setRuntime } from '@/lib/store/store';
import { activity } from '@/lib/store/tables/activity';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { exportReply } from './export-reply';

let console_: TestConsole;
let upstream: Upstream;
let connection: string;
let viewer: { cookie: string };
const pending: Promise<void>[] = [];

beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
  connection = (
    await createConnection({ name: 'S', baseUrl: upstream.baseUrl, apiKey: 'sk_test_0123456789' })
  ).id;
  viewer = await console_.signIn('viewer');
});
afterAll(async () => {
  await Promise.all(pending);
  await upstream.close();
  await console_.close();
});

const TOTAL = 250;
const row = (id: number) => ({
  id,
  endpoint_id: 4,
  event_type: id % 2 ? 'deal.won' : 'ticket.opened',
  status: 'failed',
  error: '=HYPERLINK("http://evil")',
  extra: { of: 'this server' },
});
const body = (id: number) => `{"data":{"title":"${id % 50 === 0 ? 'Camión' : 'Auto'}"}}`;

/** Rows by cursor, the first after 0; each delivery with a body; filters that the document does not name ignored. */
function serve(options: { failAt?: number; busyAt?: number } = {}) {
  let isBusy = true;
  upstream.answerWith((request, reply) => {
    const url = new URL(request.url!, 'http://x');
    const id = Number(/deliveries\/(\d+)$/.exec(url.pathname)?.[1] ?? 0);
    if (id) return json(reply, 200, { ...row(id), body: body(id) });
    const from = Number(url.searchParams.get('cursor') ?? 0);
    if (options.busyAt === from && isBusy) {
      isBusy = false;
      return json(
        reply,
        429,
        { error: { code: 'rate_limited', message: 'slow down' } },
        { 'retry-after': '0' },
      );
    }
    if (options.failAt === from) {
      const error = { code: 'internal_error', message: 'boom', request_id: 'req_9' };
      return json(reply, 500, { error });
    }
    const to = Math.min(TOTAL, from + 100);
    const rows = Array.from({ length: to - from }, (_, index) => row(from + index + 1));
    return json(reply, 200, { deliveries: rows, next_cursor: to < TOTAL ? to : null });
  });
}

type Asked = { connection?: string; user?: { cookie: string }; signal?: AbortSignal };

async function exported(query: string, list = 'deliveries', more: Asked = {}) {
  const sent = browserRequest(
    'GET',
    `/api/console/export/${list}?connection=${more.connection ?? connection}&${query}`,
    more.user ?? viewer,
  );
  const request = new Request(sent, { signal: more.signal ?? null });
  const session = (await findSession(request.headers))!;
  return exportReply(request, list, session, (work) => pending.push(work));
}

beforeEach(() => serve());

it('streams all that there is, exactly as the server sent it, page by page', async () => {
  const reply = await exported('format=ndjson');
  const lines = (await reply.text()).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    Array.from({ length: TOTAL }, (_, index) => row(index + 1)),
  );
  expect(reply.headers.get('content-disposition')).toContain('deliveries.ndjson');
  expect(upstream.seen.map(({ headers }) => headers.authorization)).toEqual(
    Array(3).fill('Bearer sk_test_0123456789'),
  );
});

it('is answered to the pages of the console only', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const asked = browserRequest('GET', '/api/console/export/deliveries?format=csv', { ...viewer, headers });
  const session = (await findSession(asked.headers))!;
  const reply = exportReply(asked, 'deliveries', session, (work) => pending.push(work));
  await expect(reply).rejects.toMatchObject({ status: 403, code: 'forbidden_origin' });
  expect(upstream.seen).toEqual([]);
});

it('writes CSV that no spreadsheet computes', async () => {
  const text = await (await exported('format=csv&status=failed')).text();
  const { data } = Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true });
  expect(data.filter(({ id }) => id)).toHaveLength(TOTAL);
  expect(data[0]).toMatchObject({
    id: '1',
    endpoint_id: '4',
    error: `'=HYPERLINK("http://evil")`,
    attempts: '',
  });
  expect(upstream.seen[0]!.url).toContain('status=failed');
});

it('exports what fits where the server does not filter, and asks it for nothing undocumented', async () => {
  const text = await (
    await exported(`format=ndjson&type=ticket.opened&search=${encodeURIComponent('camión')}`)
  ).text();
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id),
  ).toEqual([50, 100, 150, 200, 250]);
  expect(upstream.seen.slice(1).every(({ url }) => !url.includes('search'))).toBe(true);
});

it('waits for a server that is busy', async () => {
  serve({ busyAt: 100 });
  const text = await (await exported('format=ndjson')).text();
  expect(text.trimEnd().split('\n')).toHaveLength(TOTAL);
});

it('says at its end that it is not whole', async () => {
  serve({ failAt: 200 });
  const ndjson = await (await exported('format=ndjson')).text();
  expect(JSON.parse(ndjson.trimEnd().split('\n').at(-1)!)).toEqual({
    export_incomplete: { rows: 200, message: 'boom', request_id: 'req_9' },
  });
  expect(incompleteIn('ndjson', ndjson)).toBe('boom');
  const csv = await (await exported('format=csv')).text();
  expect(incompleteIn('csv', csv)).toBe('# EXPORT INCOMPLETE after 200 rows: boom (req_9)');
  expect(incompleteIn('csv', 'id\r\n1\r\n')).toBeUndefined();
});

it('answers an error of the first page as an error', async () => {
  serve({ failAt: 0 });
  await expect(exported('format=csv')).rejects.toMatchObject({ status: 500, message: 'boom' });
  await expect(exported('format=xml')).rejects.toMatchObject({ status: 422 });
  await expect(exported('format=csv', 'users')).rejects.toMatchObject({ status: 404 });
});

it('reads no further than it is taken, and stops when the download is cancelled', async () => {
  const reply = await exported('format=ndjson');
  const reader = reply.body!.getReader();
  await reader.read();
  await reader.cancel();
  const before = upstream.seen.length;
  expect(before).toBeLessThan(3);
  await Promise.all(pending);
  expect(upstream.seen).toHaveLength(before);
});

it('exports any list by cursor, with its own filters and the path it stands under', async () => {
  upstream.answerWith((_, reply) => json(reply, 200, [{ id: 7, title: 'Grúa', amount: '12.50' }]));
  const text = await (await exported('format=csv&pipeline_id=3&nonsense=1', 'listDeals')).text();
  expect(text).toContain('12.50');
  expect(upstream.seen[0]!.url).toBe('/api/v1/deals?pipeline_id=3&limit=100');
  await expect(exported('format=csv', 'createDeal')).rejects.toMatchObject({ status: 404 });
});

it('exports contacts and tasks as their pages filter them, asking the server for what it knows', async () => {
  const contacts = [
    { id: 1, email: 'a@x.cl', tags: [{ id: 7 }] },
    { id: 2, email: 'b@x.cl' },
    { id: 3, tags: [{ id: 7 }] },
  ];
  const tasks = [
    { id: 4, titulo: 'Llamar', status: 'pendiente', vence_el: '2026-11-19' },
    { id: 5, titulo: 'Llamar', status: 'hecha', vence_el: '2026-11-19' },
    { id: 6, titulo: 'Visitar', status: 'pendiente', vence_el: '2026-11-19' },
  ];
  upstream.answerWith((request, reply) =>
    json(reply, 200, request.url?.includes('/tasks') ? tasks : contacts),
  );
  const ids = async (query: string, list: string) =>
    (await (await exported(`format=csv&${query}`, list)).text()).match(/^\d+/gm);
  expect(await ids('q=x.cl&tag=7&without=email', 'contacts')).toEqual(['3']);
  expect(await ids('q=LLAMÁR&due=overdue&assignee=9&today=2026-11-20', 'tasks')).toEqual(null);
  expect(await ids('q=LLAMÁR&due=overdue&today=2026-11-20', 'tasks')).toEqual(['4']);
  expect(upstream.seen.map(({ url }) => url.replace('/api/v1', ''))).toEqual([
    '/contacts?search=x.cl&limit=100',
    '/tasks?assignee_id=9&limit=100',
    '/tasks?limit=100',
  ]);
});

it('writes tags by their names, as an import takes them back', async () => {
  const tags = [
    { id: 7, nombre: 'vip' },
    { id: 8, nombre: 'Santiago, Chile' },
  ];
  upstream.answerWith((_, reply) => json(reply, 200, [{ id: 1, nombre: 'Ana', tags }]));
  const text = await (await exported('format=csv', 'contacts')).text();
  const { data } = Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true });
  expect(data[0]!.tags).toBe('vip|"Santiago, Chile"');
});

it('is told on the activity page, with how many rows', async () => {
  await (await exported(`format=ndjson&event=${randomUUID()}`)).text();
  await Promise.all(pending);
  const { body: listed } = await callHandler(
    activityList,
    browserRequest('GET', '/api/console/activity', viewer),
  );
  expect(listed.data[0]).toMatchObject({ operationId: 'export:deliveries', method: 'GET', status: 200 });
  const csv = await (await exported('format=csv', 'activity')).text();
  expect(csv).toContain('export:deliveries');
});

const connect = async (clienteId?: number) => {
  const sent = { name: 'Other', baseUrl: upstream.baseUrl, apiKey: 'sk_test_0123456789', clienteId };
  return (await createConnection(sent)).id;
};

it('asks for the connection’s cliente_id where the operation takes one and none was asked for', async () => {
  const withClient = { connection: await connect(77) };
  upstream.answerWith((_, reply) => json(reply, 200, []));
  await (await exported('format=csv&q=a', 'listCompanies', withClient)).text();
  await (await exported('format=csv&cliente_id=5', 'listCompanies', withClient)).text();
  await (await exported('format=csv', 'deals', withClient)).text();
  expect(upstream.seen.map(({ url }) => url.replace('/api/v1', ''))).toEqual([
    '/companies?q=a&limit=100&cliente_id=77',
    '/companies?cliente_id=5&limit=100',
    '/deals?limit=100',
  ]);
});

it('ends as incomplete where the user, the role or the connection is no longer the same', async () => {
  const cases: [words: string, change: (userId: string, connection: string) => Promise<unknown>][] = [
    ['The session has ended', (id) => removeUser(id)],
    ['The role has changed', (id) => changeRole(id, 'viewer')],
    ['This connection is no longer there', (_, id) => deleteConnection(id)],
    ['The connection has been changed', (_, id) => updateConnection(id, { clienteId: 8 })],
  ];
  for (const [words, change] of cases) {
    const user = await console_.signIn('admin');
    const asked = { user, connection: await connect() };
    const reply = await exported('format=ndjson', 'deliveries', asked);
    await change(user.id, asked.connection);
    const text = await reply.text();
    expect(incompleteIn('ndjson', text)).toBe(words);
    expect(text.trimEnd().split('\n').length).toBeLessThan(TOTAL);
  }
});

/** What is kept of the last export. */
async function lastRecord() {
  await Promise.all(pending);
  const rows = await console_.runtime.store.db.select().from(activity);
  const { status, replyBody } = rows.sort((a, b) => a.id - b.id).at(-1)!;
  return { status, replyBody: JSON.parse(replyBody ?? 'null') };
}

it('records a fault of its own as one, and nothing of the query that failed', async () => {
  const { store } = console_.runtime;
  const reply = await exported('format=csv');
  setRuntime({ ...console_.runtime, store: failingStore(store) });
  forgetOpenConnections();
  const text = await reply.text().finally(() => setRuntime(console_.runtime));
  expect(incompleteIn('csv', text)).toContain('Something went wrong in the console');
  const record = await lastRecord();
  expect(record).toMatchObject({ status: 500, replyBody: { error: expect.stringContaining('its log') } });
  expect(JSON.stringify(record) + text).not.toContain('select');
});

/** A store whose reads fail as drizzle reports it: with the query and its parameters. */
function failingStore(store: Store): Store {
  const select = () => {
    throw new Error('Failed query: select "sealed_key" … params: secret');
  };
  const db = new Proxy(store.db, {
    get: (target, name, receiver) => (name === 'select' ? select : Reflect.get(target, name, receiver)),
  });
  return { ...store, db };
}

it('is recorded as left where the browser goes before it takes anything', async () => {
  const browser = new AbortController();
  await exported('format=csv', 'deliveries', { signal: browser.signal });
  browser.abort();
  expect(await lastRecord()).toMatchObject({
    status: 499,
    replyBody: { error: 'The download was cancelled' },
  });
});

it('names a parameter of the path that is missing or none', async () => {
  for (const query of ['', '&form_id=', '&form_id=..', '&form_id=%00']) {
    await expect(exported(`format=csv${query}`, 'listSubmissions')).rejects.toMatchObject({
      status: 422,
      details: [{ field: 'form_id' }],
    });
  }
});
