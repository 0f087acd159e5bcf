import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { Agent } from 'undici';
import { describe, expect, onTestFinished, test } from 'vitest';
import { attempt } from './attempt.ts';
import { guardedConnector } from './connector.ts';
import { selfSignedCertificate } from './testing/certificate.ts';

const TIMEOUT = 1500;

async function listening(server: Server, scheme = 'http'): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const sockets = new Set<{ destroy(): void }>();
  server.on(scheme === 'http' ? 'connection' : 'secureConnection', (socket) => sockets.add(socket));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}/hook?x=1`;
}

const receiver = (listener: RequestListener) => listening(createServer(listener));

function send(url: string, timeoutMs = TIMEOUT) {
  const agent = new Agent({ connect: guardedConnector({ allowInsecure: true, timeoutMs }) });
  onTestFinished(() => agent.destroy());
  return attempt(
    agent,
    { url, headers: { 'content-type': 'application/json' }, body: '{"ok":true}' },
    timeoutMs,
  );
}

test('posts the exact body and reports the reply', async () => {
  const seen: string[] = [];
  const url = await receiver(async (request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
    for await (const chunk of request) seen.push(String(chunk));
    response.writeHead(201, { 'x-trace': 'abc' }).end('thanks');
  });
  const result = await send(url);
  expect(seen).toEqual(['POST /hook?x=1 application/json', '{"ok":true}']);
  expect(result).toMatchObject({ status: 201, body: 'thanks', error: null });
  expect(result.headers['x-trace']).toBe('abc');
  expect(Number.isInteger(result.duration)).toBe(true);
});

test.each([301, 302, 303, 307, 308])('a %s is a failure and is not followed', async (status) => {
  const paths: string[] = [];
  const url = await receiver((request, response) => {
    paths.push(request.url!);
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  const result = await send(url);
  expect(result).toMatchObject({ status, error: `HTTP ${status}: redirects are not followed` });
  expect(paths).toEqual(['/hook?x=1']);
});

test.each([400, 401, 404, 410, 500, 503])('a %s is a failure', async (status) => {
  const url = await receiver((_request, response) => response.writeHead(status).end('no'));
  expect(await send(url)).toMatchObject({ status, body: 'no', error: `HTTP ${status}` });
});

describe('one deadline covers everything', () => {
  test('a receiver that accepts and never answers', async () => {
    const result = await send(await receiver(() => {}), 300);
    expect(result).toMatchObject({ status: null, error: 'timeout: no complete reply within 300 ms' });
  });

  test('a receiver that says 200 and drips a byte at a time', async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(timer));
    });
    // Long enough for the first byte to come on a machine that is busy with other things.
    const result = await send(url, 1500);
    expect(result).toMatchObject({ status: 200, error: 'timeout: no complete reply within 1500 ms' });
    expect(result.body).toMatch(/^\.+$/);
  });

  test('a receiver that drips its headers', async () => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
      const timer = setInterval(() => socket.write('a'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await send(await listening(server), 300)).toMatchObject({
      status: null,
      error: expect.stringMatching(/^timeout/),
    });
  });

  test('a resolver that never answers', async () => {
    const never = () => new Promise<never>(() => {});
    const agent = new Agent({
      connect: guardedConnector({ allowInsecure: false, timeoutMs: 300, resolve: never }),
    });
    onTestFinished(() => agent.destroy());
    const result = await attempt(agent, { url: 'https://hooks.example.com/', headers: {}, body: '{}' }, 300);
    expect(result).toMatchObject({ status: null, error: 'timeout: no complete reply within 300 ms' });
  });
});

describe('the kept body', () => {
  test('is 16 KiB of a 100 MB answer, whose connection is given up early', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const url = await receiver((_request, response) => {
      const more = () => {
        while (sent < 100 * 1024 * 1024) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    const result = await send(url, 10_000);
    expect(result).toMatchObject({ status: 200, error: null });
    expect(result.body).toBe('x'.repeat(16 * 1024));
    expect(sent).toBeLessThan(50 * 1024 * 1024);
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const)('of a %s bomb is its first 16 KiB', async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(50 * 1024 * 1024, 'b'));
    const url = await receiver((_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(bomb);
    });
    expect(await send(url, 10_000)).toMatchObject({ status: 200, error: null, body: 'b'.repeat(16 * 1024) });
  });

  test('is readable when the encoding is a lie, and holds no NUL', async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip');
    });
    expect(await send(url)).toMatchObject({ status: 200, error: null, body: '' });
    const binary = await receiver((_request, response) => response.end(Buffer.from([65, 0, 66, 0xff])));
    expect((await send(binary)).body).toBe('A\ufffdB\ufffd');
  });
});

describe('broken connections', () => {
  test('refused', async () => {
    const server = createServer();
    const url = await listening(server);
    await new Promise((closed) => server.close(closed));
    expect(await send(url)).toMatchObject({ status: null, error: expect.stringMatching(/ECONNREFUSED/) });
  });

  test('reset before an answer', async () => {
    const server = createTcpServer((socket) => void socket.once('data', () => socket.resetAndDestroy()));
    const result = await send(await listening(server));
    expect(result).toMatchObject({
      status: null,
      error: expect.stringMatching(/ECONNRESET|other side closed/),
    });
  });

  test('cut in the middle of the body', async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('part', () => response.destroy());
    });
    const result = await send(url);
    expect(result.status).toBe(200);
    expect(result.error).not.toBeNull();
  });

  test('an answer that is not HTTP', async () => {
    const server = createTcpServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.7\r\n'));
    expect(await send(await listening(server))).toMatchObject({
      status: null,
      error: expect.stringMatching(/HPE_|Expected HTTP/),
    });
  });

  test('a certificate that nobody signed', async () => {
    const url = await listening(
      createTlsServer(selfSignedCertificate(), () => {}),
      'https',
    );
    expect(await send(url)).toMatchObject({
      status: null,
      error: expect.stringMatching(/DEPTH_ZERO_SELF_SIGNED_CERT/),
    });
  });
});
