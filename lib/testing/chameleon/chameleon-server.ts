import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { ExactNumber, parseJson } from '../../json/parse-json.ts';
import { type Answered, Chameleon } from './chameleon.ts';
import type { Disguise } from './disguise.ts';
import { type Failure, takesEffect } from './failure.ts';
import { NumberText } from './json-text.ts';
import type { World } from './world.ts';

/** How late a slow answer comes: later than a person waits without a word, sooner than any deadline. */
const SLOW_MS = 2_500;

const codings = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync, zstd: zstdCompressSync };

export type Seen = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string | undefined;
};

/** A chameleon on loopback, compressing as its disguise says, of which one write at a time can be made to fail. */
export class ChameleonServer {
  readonly chameleon: Chameleon;
  readonly seen: Seen[] = [];
  /** How many requests failed as they were told to. */
  failed = 0;
  #failure: { readonly what: Failure; readonly call: RegExp } | undefined;
  readonly #server = createServer((request, response) => {
    this.#take(request, response).catch((error) => {
      console.error('The chameleon broke', request.method, request.url, error);
      response.writeHead(500).end();
    });
  });

  private constructor(world: World, disguise: Disguise) {
    this.chameleon = new Chameleon(world, disguise);
  }

  static async start(world: World, disguise: Disguise): Promise<ChameleonServer> {
    const server = new ChameleonServer(world, disguise);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get world(): World {
    return this.chameleon.dress.world;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`;
  }

  /** Requests whose `METHOD /path` matches fail so until `heal`: the console sends some again by itself. */
  fail(call: RegExp, what: Failure): void {
    this.#failure = { what, call };
  }

  heal(): void {
    this.#failure = undefined;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await once(this.#server.close(), 'close');
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', 'http://chameleon');
    const path = decodeURI(url.pathname.replace('/api/v1', ''));
    const key = request.headers['idempotency-key']?.toString();
    if (method !== 'GET') this.seen.push({ method, path, body, key });
    const ask = () =>
      this.chameleon.answer({
        method,
        path,
        query: url.searchParams,
        body: bodyOf(body),
        idempotencyKey: key,
      });

    const failure = this.#failure;
    if (!failure?.call.test(`${method} ${path}`)) return this.#reply(response, ask());
    this.failed += 1;
    const answered = takesEffect(failure.what) ? ask() : this.chameleon.error(500, 'nothing_done');
    await this.#fail(failure.what, request, response, answered);
  }

  #reply(response: ServerResponse, { status, type, text }: Answered): void {
    const { coding, chunked } = this.chameleon.dress.disguise;
    const headers: Record<string, string> = { 'x-request-id': 'req_chameleon', server: 'chameleon' };
    if (type !== '') headers['content-type'] = type;
    if (status === 204) return void response.writeHead(status, headers).end();
    const plain = Buffer.from(text);
    const bytes = coding === 'identity' ? plain : codings[coding](plain);
    if (coding !== 'identity') headers['content-encoding'] = coding;
    if (!chunked) headers['content-length'] = String(bytes.byteLength);
    response.writeHead(status, headers);
    const middle = Math.floor(bytes.byteLength / 2);
    if (chunked && middle > 0) response.write(bytes.subarray(0, middle));
    response.end(chunked && middle > 0 ? bytes.subarray(middle) : bytes);
  }

  async #fail(
    failure: Failure,
    request: IncomingMessage,
    response: ServerResponse,
    answered: Answered,
  ): Promise<void> {
    const html = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>';
    switch (failure) {
      case 'html-502-before':
      case 'html-502-after':
        return void response.writeHead(502, { 'content-type': 'text/html' }).end(html);
      case 'slow':
        return void setTimeout(() => this.#reply(response, answered), SLOW_MS).unref();
      case 'hang-before':
      case 'hang-after':
        return;
      case 'reset-before':
      case 'reset-after':
        return void request.socket.resetAndDestroy();
      case 'lost-reply':
        return void request.socket.destroy();
      case 'unauthorized':
        return this.#reply(response, this.chameleon.error(401, 'unauthorized'));
      case 'forbidden':
        return this.#reply(response, this.chameleon.error(403, 'forbidden'));
      case 'too-many':
        response.setHeader('retry-after', '1');
        return this.#reply(response, this.chameleon.error(429, 'rate_limited'));
      case 'truncated':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
        response.write('{"data":{"id":1,"ti');
        return void setImmediate(() => request.socket.destroy());
      case 'empty-500-before':
      case 'empty-500-after':
        return void response.writeHead(500).end();
      case 'malformed':
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": 7, "tit');
      case 'wrong-type':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    }
  }
}

function bodyOf(text: string): Record<string, unknown> {
  const body = text === '' ? {} : exactNumbers(parseJson(text));
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

/** Numbers that JavaScript would change as this room's own class for them. */
function exactNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exactNumbers);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof ExactNumber) return new NumberText(value.text);
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, exactNumbers(field)]));
}
