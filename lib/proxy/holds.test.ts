import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createConnection } from '@/lib/connection/connections';
import { activity } from '@/lib/store/tables/activity';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { claims, healthOf } from '@/lib/upstream/upstream-state';
import { HELD_BYTES } from '../upstream/body';
import { forward } from './forward';

let console_: TestConsole;
let one: Upstream;
let other: Upstream;
let cookie: string;
let colleague: string;
let connection: string;
let otherConnection: string;
/** Calls that a server holds, in the order in which they came. */
let held: ServerResponse[];
let gone: AbortController;

beforeAll(async () => {
  console_ = await startConsole();
  [one, other] = await Promise.all([startUpstream(), startUpstream()]);
  cookie = (await console_.signIn('admin')).cookie;
  colleague = (await console_.signIn('admin')).cookie;
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await console_.close();
});
beforeEach(async () => {
  held = [];
  gone = new AbortController();
  // A connection of its own: what is known of a server is known by connection.
  [connection, otherConnection] = await Promise.all([connect(one.baseUrl), connect(other.baseUrl)]);
  other.answerWith((_, reply) => json(reply, 200, { data: [] }));
});
afterEach(() => {
  gone.abort();
  vi.restoreAllMocks();
});

async function connect(baseUrl: string): Promise<string> {
  return (await createConnection({ name: 'Test', baseUrl, apiKey: 'sk_test_0123456789' })).id;
}

/** The server answers no call whose path begins so. */
function hangAt(start: string): void {
  one.answerWith((request, reply) => {
    if (request.url!.startsWith(`/api/v1${start}`)) held.push(reply);
    else json(reply, 200, { data: [] });
  });
}

type Sent = {
  at?: string;
  by?: string;
  page?: string;
  body?: unknown;
  deadlineMs?: number;
  signal?: AbortSignal;
};

async function call(method: string, path: string, sent: Sent = {}) {
  const pending: Promise<void>[] = [];
  const request = browserRequest(method, `/api/v1${path}`, {
    cookie: sent.by ?? cookie,
    body: sent.body,
    headers: {
      'x-console-connection': sent.at ?? connection,
      ...(sent.page && { 'x-console-page': sent.page }),
    },
  });
  const reply = await forward(new Request(request, { signal: sent.signal ?? gone.signal }), {
    background: (work) => pending.push(work),
    deadlineMs: sent.deadlineMs ?? 20_000,
  });
  return { reply, recorded: Promise.all(pending) };
}

/** Sends a body that flows, and leaves once it has been answered. Errors that nobody hears fail the test run. */
async function leaveDuringUpload(): Promise<void> {
  const { url, headers } = browserRequest('POST', '/api/v1/deals', {
    cookie,
    headers: {
      'x-console-connection': connection,
      'content-type': 'application/json',
      'content-length': String(4 * HELD_BYTES),
    },
  });
  let leave = () => {};
  const body = new ReadableStream({
    start(upload) {
      upload.enqueue(Buffer.alloc(HELD_BYTES, ' '));
      leave = () => upload.error(new Error('The browser left'));
    },
  });
  const pending: Promise<void>[] = [];
  const request = new Request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  const reply = await forward(request, { background: (work) => pending.push(work) });
  expect(reply.status).toBe(503);
  leave();
  await Promise.all(pending);
}

const read = (path: string, sent?: Sent) => call('GET', path, sent).then(({ reply }) => reply);
const untilHeld = (count: number) => vi.waitFor(() => expect(held).toHaveLength(count), { timeout: 20_000 });
const untilFree = () =>
  vi.waitFor(() => expect(claims.held(`read ${new URL(one.baseUrl).origin}`)).toBe(0), { timeout: 20_000 });

it('answers a read of a healthy server while 300 reads of a hanging one are held or refused', async () => {
  hangAt('');
  const statuses: number[] = [];
  const reads = Array.from({ length: 300 }, (_, n) =>
    read(`/deals?q=${n}`).then(({ status }) => statuses.push(status)),
  );
  await untilHeld(16);
  expect((await read('/deals', { at: otherConnection })).status).toBe(200);
  // All that reached the hanging server are still held, and no more have than one operation of one user may hold.
  expect(held).toHaveLength(16);
  expect(held.every((reply) => !reply.writableEnded)).toBe(true);
  // Those that found no room were told so, at once or after a short wait; nobody else was told anything.
  await vi.waitFor(() => expect(statuses).toHaveLength(284), { timeout: 10_000 });
  expect(new Set(statuses)).toEqual(new Set([503]));
  gone.abort();
  await Promise.all(reads);
  await untilFree();
});

it('leaves room for other operations, other people, and writes', async () => {
  hangAt('/deals');
  const reads = Array.from({ length: 40 }, () => read('/deals'));
  await untilHeld(16);
  expect((await read('/contacts')).status).toBe(200);
  const theirs = read('/deals', { by: colleague });
  await untilHeld(17);
  hangAt('/nothing');
  expect((await call('POST', '/deals', { body: {} })).reply.status).toBe(200);
  expect(held.slice(0, 17).every((reply) => !reply.writableEnded)).toBe(true);
  gone.abort();
  await Promise.all([...reads, theirs]);
  await untilFree();
});

it('keeps one page of a person from holding what the person may hold', async () => {
  hangAt('');
  const areas = ['/deals', '/contacts', '/pipelines', '/tags'];
  const reads = areas.flatMap((path) => Array.from({ length: 10 }, () => read(path, { page: 'tab-1' })));
  await untilHeld(24);
  const next = read('/companies', { page: 'tab-2' });
  await untilHeld(25);
  gone.abort();
  await Promise.all([...reads, next]);
  await untilFree();
});

it('breaks off a read that the browser no longer wants, also one that waits its turn, and never a write', async () => {
  hangAt('');
  const leaving = new AbortController();
  const reads = Array.from({ length: 20 }, () => read('/deals', { signal: leaving.signal }));
  const write = call('POST', '/deals', { body: {}, signal: leaving.signal });
  await untilHeld(17);
  const writing = held.find((reply) => reply.req.method === 'POST')!;
  leaving.abort();
  await vi.waitFor(() => expect(held.filter(({ destroyed }) => destroyed)).toHaveLength(16), {
    timeout: 20_000,
  });
  await Promise.all(reads);
  await untilFree();
  expect(claims.waiting).toBe(0);
  json(writing, 201, { id: 1 });
  expect((await write).reply.status).toBe(201);
});

it('learns nothing from reads that were broken off before there was a connection', async () => {
  // It takes connections and never says the first word of TLS.
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const origin = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const at = await connect(`${origin}/api/v1`);
  const leaving = new AbortController();
  const reads = ['/deals', '/contacts', '/pipelines', '/companies', '/tags', '/tasks'].map((path) =>
    read(path, { at, signal: leaving.signal }),
  );
  await vi.waitFor(() => expect(sockets).not.toEqual([]), { timeout: 4_000 });
  leaving.abort();
  await Promise.all(reads);
  const health = healthOf({ id: at, origin, basePath: '/api/v1' });
  expect(health.view(performance.now())).toEqual({ is: 'unknown' });
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it('gives up a server that sends a byte now and then, and gives back what it held', async () => {
  one.answerWith((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => reply.write(' '), 20);
    reply.on('close', () => clearInterval(timer));
  });
  const replies = await Promise.all(Array.from({ length: 16 }, () => read('/deals', { deadlineMs: 1_000 })));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 504));
  await untilFree();
});

it('holds little of a reply that its reader does not take, and its quota until the reader leaves', async () => {
  let sent = 0;
  one.answerWith((_, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.write('[');
    const chunk = Buffer.alloc(64 * 1024, ' ');
    const send = () => {
      while (!reply.destroyed && sent < 2_000 * chunk.byteLength) {
        sent += chunk.byteLength;
        if (!reply.write(chunk)) return void reply.once('drain', send);
      }
    };
    send();
  });
  const replies = await Promise.all([read('/deals'), read('/deals')]);
  // The server stands still long before its 125 MB.
  let before = -1;
  await vi.waitFor(
    () => {
      const isStill = sent === before;
      before = sent;
      expect(isStill).toBe(true);
    },
    { interval: 100, timeout: 20_000 },
  );
  expect(sent).toBeLessThan(2 * (HELD_BYTES + 24 * 1024 * 1024));
  const quotas = `read ${new URL(one.baseUrl).origin}`;
  expect(claims.held(quotas)).toBe(2);
  await replies[0]!.body!.cancel();
  await vi.waitFor(() => expect(claims.held(quotas)).toBe(1), { timeout: 20_000 });
  await replies[1]!.body!.cancel();
  await untilFree();
});

it('stops asking a server that does not answer, says so, and finds out when it does again', async () => {
  // Pauses are over when the test says so, however busy the machine is.
  let clock: number | undefined;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock ?? now());
  hangAt('');
  const paths = ['/deals', '/contacts', '/pipelines', '/companies', '/tags'];
  const first = await Promise.all(paths.map((path) => read(path, { deadlineMs: 1_000 })));
  clock = now();
  expect(first.map(({ status }) => status)).toEqual(paths.map(() => 504));
  expect(one.seen).toHaveLength(5);

  const refused = await read('/deals');
  expect([refused.status, (await refused.json()).error]).toMatchObject([
    503,
    { code: 'upstream_busy', details: [{ field: 'reason', issue: 'not_answering' }] },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const write = await call('POST', '/deals', { body: {} });
  expect([write.reply.status, (await write.reply.json()).error.code]).toEqual([503, 'upstream_busy']);
  expect(one.seen).toHaveLength(5);
  // A large one that is refused unread, and whose browser leaves, is nobody's error.
  await leaveDuringUpload();
  await write.recorded;
  const entries = await console_.runtime.store.db.select().from(activity);
  expect(entries.filter(({ connectionId }) => connectionId === connection)).toMatchObject([
    { operationId: 'createDeal', status: 503, attempts: 0 },
    { operationId: 'createDeal', status: 503, attempts: 0 },
  ]);
  expect((await read('/deals', { at: otherConnection })).status).toBe(200);

  hangAt('/nothing');
  clock += 2_000;
  expect((await read('/contacts')).status).toBe(200);
  expect((await read('/deals')).status).toBe(200);
  expect((await call('POST', '/deals', { body: {} })).reply.status).toBe(200);
});
