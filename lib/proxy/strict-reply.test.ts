import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadBaseUrl, json, startUpstream, type Upstream } from '@/lib/testing/fake-api';
import { type Proxied, refusal, sizeUntilBroken, startProxied } from '@/lib/testing/proxied';
import { HELD_BYTES } from '../upstream/body';
import { reasonOf } from '../upstream/network-reason';

let proxied: Proxied;
let upstream: Upstream;
beforeAll(async () => {
  proxied = await startProxied();
  upstream = proxied.upstream;
});
afterAll(() => proxied.close());
beforeEach(() => proxied.takeEntries());

function answer(status: number, type: string | undefined, body: string | Buffer): void {
  upstream.answerWith((_, reply) => {
    reply.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body);
  });
}

/** Says these bytes, and closes. */
function answerRaw(text: string): void {
  upstream.answerWith((request) => request.socket.end(text));
}

/** The same answer to a read and to a write, which the activity holds whole. */
async function expectInvalid(reason: string): Promise<void> {
  expect(await refusal(await proxied.call('GET', '/deals'))).toEqual([502, 'upstream_invalid', reason]);
  const write = await proxied.call('POST', '/deals', { body: { title: 'A' } });
  expect(await refusal(write)).toEqual([502, 'upstream_invalid', reason]);
  expect(await proxied.takeEntries()).toMatchObject([
    { operationId: 'createDeal', status: 502, attempts: 1, durationMs: expect.any(Number) },
  ]);
}

const JSON_TYPE = 'application/json';
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('what is no reply of this API', () => {
  it.each([205, 206, 600, 999])('is one with the status %i', async (status) => {
    answer(status, JSON_TYPE, status === 205 ? '' : '{}');
    await expectInvalid('odd_status');
  });

  it.each([301, 302, 307, 308])('is a redirect (%i)', async (status) => {
    answer(status, JSON_TYPE, '{}');
    await expectInvalid('redirect');
  });

  it.each([
    ['a page', 'text/html', '<h1>Sign in', 'not_json'],
    ['text', 'text/plain', '{}', 'not_json'],
    ['of no type', undefined, '{}', 'not_json'],
    ['something like JSON', 'application/jsonp', '{}', 'not_json'],
    ['malformed', JSON_TYPE, "{'id':1}", 'malformed_json'],
    ['cut short', JSON_TYPE, '{"data":[{"id":1}', 'malformed_json'],
    ['followed by a page', JSON_TYPE, '{}<html>', 'malformed_json'],
    ['only white', JSON_TYPE, ' \n', 'malformed_json'],
    ['in Latin 1', JSON_TYPE, Buffer.from('{"nombre":"Ñandú"}', 'latin1'), 'not_utf8'],
    ['nested 513 deep', JSON_TYPE, deep(513), 'too_deep'],
    ['nested 50,000 deep', JSON_TYPE, deep(50_000), 'too_deep'],
    [
      'large and nested 50,000 deep',
      JSON_TYPE,
      `${'[0,'.repeat(100_000)}0${']'.repeat(100_000)}`,
      'too_deep',
    ],
  ])('is one that is %s', async (_, type, body, reason) => {
    answer(200, type, body);
    await expectInvalid(reason);
  });

  it('is what is not even HTTP', async () => {
    answerRaw('SSH-2.0-OpenSSH_9.9\r\n');
    await expectInvalid('not_http');
  });

  it.each([404, 502])('keeps its status where that is an error (%i)', async (status) => {
    for (const body of [deep(50_000), '{"error":', '<html><title>Gateway</title>', '']) {
      answer(status, JSON_TYPE, body);
      const reply = await proxied.call('POST', '/deals', { body: {} });
      expect(await refusal(reply)).toEqual([status, 'upstream_error', undefined]);
    }
    expect((await proxied.takeEntries()).map((entry) => entry.status)).toEqual(Array(4).fill(status));
  });
});

describe('what is one', () => {
  it.each([
    'application/json; charset=iso-8859-1; profile="x"',
    'application/problem+json',
    'Application/JSON',
    'application/vnd.api+json',
  ])('goes to the browser as application/json, whatever JSON it was called: %s', async (type) => {
    for (const body of ['{"id":1}', `"${'x'.repeat(HELD_BYTES * 2)}"`]) {
      answer(200, type, body);
      const reply = await proxied.call('GET', '/deals/1');
      expect([reply.headers.get('content-type'), await reply.text()]).toEqual([JSON_TYPE, body]);
    }
    const error = { code: 'not_found', message: 'No', details: [], request_id: 'r' };
    answer(404, type, JSON.stringify({ error }));
    const reply = await proxied.call('GET', '/deals/1');
    expect([reply.headers.get('content-type'), (await reply.json()).error.code]).toEqual([
      JSON_TYPE,
      'not_found',
    ]);
  });

  it.each([
    ['with a byte order mark', `\uFEFF{"id":1}`, { id: 1 }],
    ['null', 'null', null],
    ['512 deep', deep(512), JSON.parse(deep(512))],
    ['with brackets and escaped quotes in its texts', '{"a":"[[{\\"[\\\\"}', { a: '[[{"[\\' }],
  ])('may be %s', async (_, body, value) => {
    answer(200, JSON_TYPE, body);
    expect(await (await proxied.call('GET', '/deals/1')).json()).toEqual(value);
  });
});

describe('a reply that is cut', () => {
  const head = (more: string) => `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;
  const cuts: [name: string, (body: string) => string][] = [
    ['by its length', (body) => head(`content-length: ${body.length + 9}`) + body],
    [
      'by its length, on a connection that closes',
      (body) => head(`connection: close\r\ncontent-length: ${body.length + 9}`) + body,
    ],
    [
      'within its chunks',
      (body) => `${head('transfer-encoding: chunked')}${body.length.toString(16)}\r\n${body}\r\n`,
    ],
    [
      'within its chunks, on a connection that closes',
      (body) =>
        `${head('connection: close\r\ntransfer-encoding: chunked')}${body.length.toString(16)}\r\n${body}\r\n`,
    ],
  ];

  it.each(cuts)('%s is none, and asked for again: %#', async (_, cut) => {
    answerRaw(cut('{"id":1}'));
    const write = await proxied.call('POST', '/deals', { body: {} });
    expect((await refusal(write)).slice(0, 2)).toEqual([502, 'upstream_no_reply']);
    expect(upstream.seen).toHaveLength(3);
    expect(new Set(upstream.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(await proxied.takeEntries()).toMatchObject([{ status: 502, attempts: 3 }]);
  });

  it.each(cuts)('%s breaks off where it is large: %#', async (_, cut) => {
    answerRaw(cut(JSON.stringify(['x'.repeat(HELD_BYTES * 2)])));
    await sizeUntilBroken(await proxied.call('GET', '/deals'));
  });

  it('by the end of the connection alone is seen by what is missing in it', async () => {
    answerRaw(`${head('connection: close')}{"data":[{"id":1}`);
    await expectInvalid('malformed_json');
    answerRaw(`${head('connection: close')}["${'x'.repeat(HELD_BYTES * 2)}`);
    await sizeUntilBroken(await proxied.call('GET', '/deals'));
    const whole = JSON.stringify(['x'.repeat(HELD_BYTES * 2)]);
    answerRaw(head('connection: close') + whole);
    expect(await (await proxied.call('GET', '/deals')).text()).toBe(whole);
  });
});

describe('a server that was', () => {
  it('never reached is told from one that was sent the write', async () => {
    const dead = await proxied.connect(await deadBaseUrl());
    const never = await proxied.call('POST', '/deals', { body: {}, connection: dead });
    expect(await refusal(never)).toEqual([502, 'upstream_unreachable', 'connection_refused']);

    upstream.answerWith((request) => request.socket.destroy());
    const lost = await proxied.call('POST', '/deals', { body: {} });
    expect(await refusal(lost)).toEqual([502, 'upstream_no_reply', 'connection_reset']);
    expect(upstream.seen).toHaveLength(3);
  });

  it('spoken to in TLS and does not speak it was sent nothing', async () => {
    upstream.answerWith((_, reply) => json(reply, 200, {}));
    const secure = await proxied.connect(upstream.baseUrl.replace('http:', 'https:'));
    const reply = await proxied.call('POST', '/deals', { body: {}, connection: secure });
    expect(await refusal(reply)).toEqual([502, 'upstream_unreachable', 'tls']);
    expect(upstream.seen).toEqual([]);
  });

  it('not ready for a call before the deadline was sent nothing', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const connection = await proxied.connect(`https://127.0.0.1:${port}/api/v1`);
    const reply = await proxied.call('POST', '/deals', { body: {}, connection, deadlineMs: 150 });
    expect(await refusal(reply)).toEqual([502, 'upstream_unreachable', 'timeout']);
    silent.close();
  });

  it('sent the write and is gone by the second attempt may have done it', async () => {
    const other = await startUpstream();
    other.answerWith(() => void other.close());
    const connection = await proxied.connect(other.baseUrl);
    const reply = await proxied.call('POST', '/deals', { body: {}, connection });
    expect((await refusal(reply)).slice(0, 2)).toEqual([502, 'upstream_no_reply']);
    expect(await proxied.takeEntries()).toMatchObject([{ status: 502, attempts: 3 }]);
  });

  it('sent a write without a reply in time may have done it', async () => {
    upstream.answerWith(() => {});
    const reply = await proxied.call('POST', '/deals', { body: {}, deadlineMs: 600 });
    expect(await refusal(reply)).toEqual([504, 'upstream_timeout', 'timeout']);
    expect(await proxied.takeEntries()).toMatchObject([{ status: 504, attempts: 1 }]);
  });
});

it.each([
  ['ENOTFOUND', 'host_not_found'],
  ['EAI_AGAIN', 'host_not_found'],
  ['EHOSTUNREACH', 'network_unreachable'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
  ['EPROTO', 'tls'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['UND_ERR_SOCKET', 'connection_reset'],
  ['ERR_ADDRESS_REFUSED', 'address_refused'],
  ['EWHATEVER', 'unknown'],
])('%s reads %s', (code, reason) => expect(reasonOf(code)).toBe(reason));
