import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConnection, deleteConnection } from '@/lib/connection/connections';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { deadBaseUrl, json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { forward } from './forward';

const apiKey = 'sk_test_0123456789abcdefSECRET';

let console_: TestConsole;
let upstream: Upstream;
let cookie: string;
let connection: string;

beforeAll(async () => {
  console_ = await startConsole();
  upstream = await startUpstream();
  cookie = (await console_.signIn('admin')).cookie;
  connection = await connect(upstream.baseUrl);
});
afterAll(async () => {
  await upstream.close();
  await console_.close();
});
beforeEach(() => upstream.answerWith((_, reply) => json(reply, 200, { data: [], next_cursor: null })));

async function connect(baseUrl: string, clienteId?: number): Promise<string> {
  return (await createConnection({ name: 'Test', baseUrl, apiKey, clienteId })).id;
}

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  deadlineMs?: number;
  connection?: string;
}

const written: string[] = [];

async function call(method: string, path: string, sent: Sent = {}) {
  const pending: Promise<void>[] = [];
  const request = browserRequest(method, `/api/v1${path}`, {
    cookie,
    body: sent.body,
    headers: { 'x-console-connection': sent.connection ?? connection, ...sent.headers },
  });
  const reply = await forward(request, {
    background: (work) => pending.push(work),
    onWritten: (id) => written.push(id),
    deadlineMs: sent.deadlineMs ?? 10_000,
  });
  const text = await reply.text();
  await Promise.all(pending);
  return { status: reply.status, headers: reply.headers, body: text === '' ? null : JSON.parse(text) };
}

const codeOf = ({ status, body }: { status: number; body: { error?: { code?: string } } }) => [
  status,
  body.error?.code,
];

describe('what the server is sent', () => {
  it('is the call with the stored key and without anything of the browser’s session', async () => {
    await call('GET', '/deals?limit=5&estado=abierto', {
      headers: { 'x-forwarded-for': '10.0.0.1', 'x-api-key': 'other', authorization: 'Bearer other' },
    });
    const [seen] = upstream.seen;
    expect(seen).toMatchObject({ method: 'GET', url: '/api/v1/deals?limit=5&estado=abierto' });
    expect(seen?.headers.authorization).toBe(`Bearer ${apiKey}`);
    expect(seen?.headers['idempotency-key']).toBeUndefined();
    for (const name of ['cookie', 'origin', 'x-api-key', 'x-forwarded-for', 'x-console-connection']) {
      expect(seen?.headers[name]).toBeUndefined();
    }
  });

  it('carries an idempotency key on every write: the browser’s, else a new one', async () => {
    await call('POST', '/deals', { body: { title: 'A' }, headers: { 'idempotency-key': 'mine-1' } });
    await call('POST', '/deals', { body: { title: 'B' } });
    await call('DELETE', '/deals/1');
    const keys = upstream.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBe('mine-1');
    expect(new Set(keys).size).toBe(3);
    expect(upstream.seen.map(({ body }) => body)).toEqual(['{"title":"A"}', '{"title":"B"}', '']);
  });

  it('is told of once it was written, and not for a read', async () => {
    written.length = 0;
    await call('GET', '/deals');
    await call('POST', '/deals', { body: { title: 'A' } });
    expect(written).toEqual([connection]);
  });

  it('keeps the request id of the browser, which the answer names too', async () => {
    const reply = await call('GET', '/deals/1', { headers: { 'x-request-id': 'req-12345678' } });
    expect(upstream.seen[0]?.headers['x-request-id']).toBe('req-12345678');
    expect(reply.headers.get('x-request-id')).toBe('req-12345678');
  });

  it('adds the connection’s cliente_id where the operation takes one and none was sent', async () => {
    const withClient = await connect(upstream.baseUrl, 77);
    await call('GET', '/pipelines', { connection: withClient });
    await call('GET', '/companies?q=a', { connection: withClient });
    await call('GET', '/companies?cliente_id=5', { connection: withClient });
    await call('GET', '/deals', { connection: withClient });
    expect(upstream.seen.map(({ url }) => url.replace('/api/v1', ''))).toEqual([
      '/pipelines?cliente_id=77',
      '/companies?q=a&cliente_id=77',
      '/companies?cliente_id=5',
      '/deals',
    ]);
  });

  it('holds a body of several hundred kilobytes as it was sent', async () => {
    const body = { title: 'x'.repeat(700_000) };
    await call('POST', '/deals', { body });
    expect(upstream.seen[0]?.body).toBe(JSON.stringify(body));
  });
});

describe('what is refused before it leaves', () => {
  it('is everything that the contract does not hold', async () => {
    expect(codeOf(await call('GET', '/nothing'))).toEqual([404, 'not_found']);
    expect(codeOf(await call('GET', ''))).toEqual([404, 'not_found']);
    expect(codeOf(await call('GET', '/deals/1%2F..%2Fsecrets'))).toEqual([404, 'not_found']);
    expect(codeOf(await call('GET', '/deals/%2e%2e/admin'))).toEqual([404, 'not_found']);
    const wrongMethod = await call('PUT', '/deals/1', { body: {} });
    expect(codeOf(wrongMethod)).toEqual([405, 'method_not_allowed']);
    expect(wrongMethod.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'PATCH']);
    expect(upstream.seen).toEqual([]);
  });

  it('is a call without a session, and one without or with an unknown connection', async () => {
    const anonymous = browserRequest('GET', '/api/v1/deals', {
      headers: { 'x-console-connection': connection },
    });
    const reply = await forward(anonymous, { background: () => {} });
    expect([reply.status, (await reply.json()).error.code]).toEqual([401, 'unauthenticated']);
    const request = browserRequest('GET', '/api/v1/deals', { cookie });
    const unnamed = await forward(request, { background: () => {} });
    expect([unnamed.status, (await unnamed.json()).error.code]).toEqual([400, 'connection_required']);
    expect(codeOf(await call('GET', '/deals', { connection: 'gone' }))).toEqual([
      404,
      'connection_not_found',
    ]);
    expect(upstream.seen).toEqual([]);
  });

  it('is a write from another site or from none', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3001']) {
      const reply = await call('POST', '/deals', { body: {}, headers: { origin } });
      expect(codeOf(reply)).toEqual([403, 'forbidden_origin']);
    }
    const request = browserRequest('POST', '/api/v1/deals', {
      cookie,
      body: {},
      headers: { 'x-console-connection': connection },
    });
    request.headers.delete('origin');
    expect((await forward(request, { background: () => {} })).status).toBe(403);
    expect(upstream.seen).toEqual([]);
  });
});

describe('answers', () => {
  it('are handed on with the headers that mean something to the browser and no other', async () => {
    upstream.answerWith((_, reply) =>
      json(
        reply,
        409,
        { error: { code: 'deal_in_trash', message: 'No', details: [], request_id: 'up-1' } },
        {
          'x-request-id': 'up-1',
          'set-cookie': 'a=b',
          'idempotency-replayed': 'true',
          server: 'x',
          'x-frame-options': 'y',
        },
      ),
    );
    const reply = await call('POST', '/deals/1/won', { body: {} });
    expect(codeOf(reply)).toEqual([409, 'deal_in_trash']);
    expect(reply.headers.get('x-request-id')).toBe('up-1');
    expect(reply.headers.get('idempotency-replayed')).toBe('true');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(
      ['set-cookie', 'server', 'x-frame-options', 'connection'].filter((name) => reply.headers.has(name)),
    ).toEqual([]);
  });

  it('of a gateway in HTML keep their status and become readable', async () => {
    upstream.answerWith((_, reply) =>
      reply
        .writeHead(500, { 'content-type': 'text/html' })
        .end('<html><title>Application\n error</title><b>trace</b>'),
    );
    const reply = await call('GET', '/deals');
    expect(codeOf(reply)).toEqual([500, 'upstream_error']);
    expect(reply.body.error.message).toBe('The server answered 500 Internal Server Error: Application error');
  });

  it('of another framework in JSON become readable too', async () => {
    upstream.answerWith((_, reply) => json(reply, 403, { detail: 'Not enough scope' }));
    const reply = await call('GET', '/deals');
    expect(reply.body.error.message).toBe('The server answered 403 Forbidden: Not enough scope');
  });

  it('that redirect are not followed', async () => {
    upstream.answerWith((_, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end());
    expect(codeOf(await call('GET', '/deals'))).toEqual([502, 'upstream_invalid']);
    expect(upstream.seen).toHaveLength(1);
  });

  it('that are a page are refused rather than shown', async () => {
    upstream.answerWith((_, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<script>'));
    expect(codeOf(await call('GET', '/deals'))).toEqual([502, 'upstream_invalid']);
  });

  it('of any size come whole', async () => {
    const value = { data: [{ text: 'ñ'.repeat(900_000) }], next_cursor: null };
    upstream.answerWith((_, reply) => json(reply, 200, value));
    expect((await call('GET', '/deals')).body).toEqual(value);
    upstream.answerWith((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      for (const part of JSON.stringify(value).match(/.{1,100000}/gs) ?? []) reply.write(part);
      reply.end();
    });
    expect((await call('GET', '/deals')).body).toEqual(value);
  });
});

describe('a server in trouble', () => {
  it('that is not there is unreachable', async () => {
    const reply = await call('GET', '/deals', { connection: await connect(await deadBaseUrl()) });
    expect(codeOf(reply)).toEqual([502, 'upstream_unreachable']);
    expect(reply.body.error.details).toEqual([{ field: 'reason', issue: 'connection_refused' }]);
    expect(reply.body.error.message).not.toMatch(/[A-Z_]{4}/);
  });

  it.each(['http://127.0.0.1', 'https://169.254.169.254', 'https://[::ffff:a9fe:a9fe]', 'https://0.0.0.0'])(
    'at %s is asked unless no connection may lead there, and then not even dialled',
    async (origin) => {
      const isAllowed = origin === 'http://127.0.0.1';
      const at = isAllowed ? upstream.baseUrl : `${origin}/api/v1`;
      const reply = await call('POST', '/deals', { body: {}, connection: await connect(at) });
      expect(reply.status).toBe(isAllowed ? 200 : 502);
      if (!isAllowed) expect(reply.body.error.code).toBe('upstream_unreachable');
    },
  );

  it('that is slow is given up at the deadline', async () => {
    upstream.answerWith(() => {});
    expect(codeOf(await call('GET', '/deals', { deadlineMs: 600 }))).toEqual([504, 'upstream_timeout']);
    expect(codeOf(await call('POST', '/deals', { body: {}, deadlineMs: 600 }))).toEqual([
      504,
      'upstream_timeout',
    ]);
    expect(upstream.seen).toHaveLength(2);
  });

  it('that drips its answer is given up at the deadline too', async () => {
    upstream.answerWith(async (_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      while (!reply.destroyed) {
        reply.write(' ');
        await sleep(10);
      }
    });
    expect(codeOf(await call('GET', '/deals', { deadlineMs: 600 }))).toEqual([504, 'upstream_timeout']);
  });

  it('that cuts a large answer short is never taken for whole', async () => {
    upstream.answerWith((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json', 'content-length': 2_000_000 });
      reply.write(`[${' '.repeat(900_000)}`, () => reply.destroy());
    });
    await expect(call('GET', '/deals')).rejects.toThrow();
  });

  it('that answers 503 or drops the connection is asked again, also for writes with the same key', async () => {
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', { title: 'A' }],
    ] as const) {
      let n = 0;
      upstream.answerWith((_, reply) => {
        n += 1;
        if (n === 1) reply.destroy();
        else if (n === 2) reply.writeHead(503, { 'retry-after': '0' }).end();
        else json(reply, 200, { id: 1 });
      });
      expect((await call(method, '/deals', { body })).status).toBe(200);
      expect(upstream.seen).toHaveLength(3);
      expect(new Set(upstream.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      expect(new Set(upstream.seen.map((seen) => seen.body)).size).toBe(1);
    }
  });

  it('that refuses a second try says nothing of the first: the browser is told so', async () => {
    for (const first of ['cut', 'answered'] as const) {
      let n = 0;
      upstream.answerWith((_, reply) => {
        n += 1;
        if (n === 1 && first === 'cut') reply.destroy();
        else json(reply, 404, { error: { code: 'not_found', message: 'Not there' } });
      });
      const reply = await call('DELETE', '/deals/7');
      expect(codeOf(reply)).toEqual([404, 'not_found']);
      expect(reply.headers.has('x-console-unsure')).toBe(first === 'cut');
    }
  });

  it('is asked three times at most, and its last answer is the answer', async () => {
    upstream.answerWith((_, reply) => reply.writeHead(503, { 'content-type': 'text/html' }).end('<h1>busy'));
    expect(codeOf(await call('GET', '/deals'))).toEqual([503, 'upstream_error']);
    expect(upstream.seen).toHaveLength(3);
  });

  it('that asks for more time than there is, is not asked again', async () => {
    upstream.answerWith((_, reply) => reply.writeHead(503, { 'retry-after': '3600' }).end());
    const reply = await call('GET', '/deals');
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('3600');
    expect(upstream.seen).toHaveLength(1);
  });

  it('that refuses a call is not asked again', async () => {
    upstream.answerWith((_, reply) =>
      json(reply, 500, { error: { code: 'internal_error', message: 'x', details: [] } }),
    );
    expect((await call('GET', '/deals')).status).toBe(500);
    expect(upstream.seen).toHaveLength(1);
  });
});

it('stops using a connection as soon as it is deleted', async () => {
  const gone = await connect(upstream.baseUrl);
  expect((await call('GET', '/deals', { connection: gone })).status).toBe(200);
  await deleteConnection(gone);
  expect((await call('GET', '/deals', { connection: gone })).status).toBe(404);
});
