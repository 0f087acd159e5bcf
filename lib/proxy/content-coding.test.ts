import type { ServerResponse } from 'node:http';
import {
  brotliCompressSync as brotliSlowly,
  constants,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, type Upstream } from '@/lib/testing/fake-api';
import { type Proxied, refusal, sizeUntilBroken, startProxied } from '@/lib/testing/proxied';

let proxied: Proxied;
let upstream: Upstream;
beforeAll(async () => {
  proxied = await startProxied();
  upstream = proxied.upstream;
});
afterAll(() => proxied.close());

const call: Proxied['call'] = (method, path, sent) =>
  proxied.call(method, path, { ...sent, headers: { 'accept-encoding': 'gzip, br' } });

/** The server answers these bytes under this coding. */
function answerPacked(coding: string, bytes: Buffer, { status = 200, hasLength = true } = {}): void {
  upstream.answerWith((_, reply) => {
    const length = hasLength ? { 'content-length': bytes.byteLength } : {};
    reply.writeHead(status, { 'content-type': 'application/json', 'content-encoding': coding, ...length });
    sendInPieces(reply, bytes);
  });
}

function sendInPieces(reply: ServerResponse, bytes: Buffer): void {
  for (let at = 0; at < bytes.byteLength; at += 30_000) reply.write(bytes.subarray(at, at + 30_000));
  reply.end();
}

/** As quick as a server would be. */
const brotliCompressSync = (bytes: Buffer) =>
  brotliSlowly(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

const codings: [name: string, pack: (bytes: Buffer) => Buffer][] = [
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['GZIP', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
  ['identity', (bytes) => bytes],
  ['gzip, br', (bytes) => brotliCompressSync(gzipSync(bytes))],
  ['deflate, identity, zstd', (bytes) => zstdCompressSync(deflateRawSync(bytes))],
];

/** Text of which little repeats. */
const record = (n: number) => ({ id: n, nombre: `Ñandú ${(n * 2654435761) % 4294967296}` });
const small = { data: [record(1), record(2)], next_cursor: null };
const large = { data: Array.from({ length: 9_000 }, (_, n) => record(n)), next_cursor: null };

describe.each(codings)('a server that sends %s', (coding, pack) => {
  it.each([
    ['held', small],
    ['flowing', large],
  ])('is read, with a length and in chunks: a %s body', async (_, value) => {
    for (const hasLength of [true, false]) {
      answerPacked(coding, pack(Buffer.from(JSON.stringify(value))), { hasLength });
      const reply = await call('GET', '/deals');
      expect(reply.headers.get('content-encoding')).toBeNull();
      expect(reply.headers.get('content-type')).toBe('application/json');
      expect(await reply.json()).toEqual(value);
    }
  });

  it('is read in errors and in replies to writes, which the activity holds', async () => {
    const error = { code: 'deal_in_trash', message: 'No', details: [], request_id: 'r' };
    answerPacked(coding, pack(Buffer.from(JSON.stringify({ error }))), { status: 409 });
    expect((await (await call('GET', '/deals')).json()).error).toEqual(error);

    await proxied.takeEntries();
    answerPacked(coding, pack(Buffer.from('{"id":7,"title":"A"}')), { status: 201 });
    const reply = await call('POST', '/deals', { body: { title: 'A' } });
    expect([reply.status, await reply.json()]).toEqual([201, { id: 7, title: 'A' }]);
    const [entry] = await proxied.takeEntries();
    expect([entry?.status, entry?.replyBody]).toEqual([201, '{"id":7,"title":"A"}']);
  });
});

it('every server is asked for the same codings, whatever the browser takes', async () => {
  upstream.answerWith((_, reply) => json(reply, 200, small));
  await call('GET', '/deals');
  await call('POST', '/deals', { body: {} });
  expect(upstream.seen.map(({ headers }) => headers['accept-encoding'])).toEqual([
    'gzip, deflate, br, zstd',
    'gzip, deflate, br, zstd',
  ]);
});

describe('a reply without a body', () => {
  it.each([204, 304, 200])('is empty at %i, whatever coding it names', async (status) => {
    answerPacked('gzip', Buffer.alloc(0), { status, hasLength: status === 200 });
    const reply = await call('DELETE', '/deals/1');
    expect([reply.status, await reply.text()]).toEqual([status, '']);
    expect(reply.headers.get('content-encoding')).toBeNull();
  });

  it('at 204 is empty under a coding nobody knows', async () => {
    answerPacked('x-nobody', Buffer.alloc(0), { status: 204, hasLength: false });
    expect((await call('DELETE', '/deals/1')).status).toBe(204);
  });

  it('holds no record where one was asked for', async () => {
    for (const status of [200, 204]) {
      answerPacked('gzip', Buffer.alloc(0), { status, hasLength: false });
      expect(await refusal(await call('GET', '/deals/1'))).toEqual([502, 'upstream_invalid', 'empty']);
    }
  });
});

describe('a reply that cannot be unpacked', () => {
  const packed = Object.entries({
    gzip: gzipSync,
    deflate: deflateSync,
    br: brotliCompressSync,
    zstd: zstdCompressSync,
  });

  it.each(packed)(
    'is refused where its %s is cut, has garbage behind it, or is none',
    async (coding, pack) => {
      const whole = pack(Buffer.from(JSON.stringify(small)));
      for (const bytes of [
        whole.subarray(0, -1),
        whole.subarray(0, whole.byteLength >> 1),
        whole.subarray(0, 1),
        Buffer.concat([whole, Buffer.from('<!-- proxied -->')]),
        Buffer.from(JSON.stringify(small)),
      ]) {
        answerPacked(coding, bytes);
        expect(await refusal(await call('GET', '/deals'))).toEqual([
          502,
          'upstream_invalid',
          'damaged_coding',
        ]);
      }
    },
  );

  it.each(packed)('is refused or breaks off where its %s is large and cut', async (coding, pack) => {
    const whole = pack(Buffer.from(JSON.stringify(large)));
    answerPacked(coding, whole.subarray(0, -9), { hasLength: false });
    const reply = await call('GET', '/deals');
    if (reply.status === 200) await sizeUntilBroken(reply);
    else expect(await refusal(reply)).toEqual([502, 'upstream_invalid', 'damaged_coding']);
  });

  it('says so of a coding nobody knows, and of too many', async () => {
    for (const coding of ['compress', 'gzip, gzip, gzip, gzip', 'gzip;q=1']) {
      answerPacked(coding, Buffer.from('{}'));
      expect(await refusal(await call('GET', '/deals'))).toEqual([502, 'upstream_invalid', 'unknown_coding']);
    }
  });

  it('keeps the status of an error, and is recorded as any write', async () => {
    await proxied.takeEntries();
    answerPacked('gzip', Buffer.from('no gzip'), { status: 422 });
    expect(await refusal(await call('POST', '/deals', { body: {} }))).toEqual([
      422,
      'upstream_error',
      undefined,
    ]);
    answerPacked('gzip', Buffer.from('no gzip'), { status: 201 });
    expect((await refusal(await call('POST', '/deals', { body: {} }))).slice(0, 2)).toEqual([
      502,
      'upstream_invalid',
    ]);
    const entries = await proxied.takeEntries();
    expect(entries.map(({ status }) => status)).toEqual([422, 502]);
  });
});

describe('a bomb', () => {
  const zeros = Buffer.alloc(100 * 1024 * 1024, ' ');

  it.each([
    ['gzip', gzipSync(zeros, { level: 9 })],
    ['br', brotliCompressSync(zeros)],
    ['zstd', zstdCompressSync(zeros)],
    ['gzip, gzip', gzipSync(gzipSync(zeros, { level: 9 }))],
  ])('of %s is refused before it is unpacked', async (coding, bytes) => {
    answerPacked(coding, bytes);
    // What was unpacked by then has gone on; the rest never comes.
    expect(await sizeUntilBroken(await call('GET', '/deals'))).toBeLessThan(9 * 1024 * 1024);
  });

  it('that is not packed is refused at 64 MiB', async () => {
    upstream.answerWith((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      const send = () => {
        while (!reply.destroyed && reply.write(zeros.subarray(0, 1024 * 1024)));
      };
      reply.on('drain', send);
      send();
    });
    expect(await sizeUntilBroken(await call('GET', '/deals'))).toBeLessThanOrEqual(64 * 1024 * 1024);
  });

  it('that drips is given up at the deadline', async () => {
    const bytes = gzipSync(zeros);
    upstream.answerWith((_, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      reply.write(bytes.subarray(0, 100));
    });
    expect(await refusal(await call('GET', '/deals', { deadlineMs: 600 }))).toEqual([
      504,
      'upstream_timeout',
      'timeout',
    ]);
  });
});
