import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came, whole. */
export interface Asked {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Behind the base address: `/deals`. */
  readonly path: string;
  /** Both: `GET /deals`. */
  readonly call: string;
  readonly query: URLSearchParams;
}

/** Answers by hand, late or never. */
export type ByHand = (reply: ServerResponse, request: IncomingMessage) => unknown;

/** A value or JSON text, with 200; undefined for what the server does not have: a gateway's page says so. */
export type Answer = object | string | undefined | ByHand;

/** A page of a list without items. */
export const emptyPage = { data: [], next_cursor: null };

/**
 * A real HTTP server on loopback in the place of the API, for tests of every kind and for benchmarks: what it answers is
 * one function, given or overridden, which may be put around another one. It notes what it was asked.
 */
export class FakeApi {
  /** Where the API begins. */
  base = '/api/v1';
  readonly seen: Asked[] = [];
  answer: (asked: Asked) => Answer;
  readonly #server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    // One who leaves before all of it has come is not answered.
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return;
    }
    const asked = this.#asked(request, Buffer.concat(chunks).toString('utf8'));
    this.seen.push(asked);
    const answer = this.answer(asked);
    if (typeof answer === 'function') (answer as ByHand)(reply, request);
    else if (answer === undefined) gatewayPage(404, '404 Not Found')(reply, request);
    else json(reply, 200, answer);
  });

  /** @param answer by default the server has nothing, and says so at once */
  constructor(answer: (asked: Asked) => Answer = () => emptyPage) {
    this.answer = answer;
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get baseUrl(): string {
    return this.origin + this.base;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await once(this.#server.close(), 'close');
  }

  #asked({ method = '', url = '', headers }: IncomingMessage, body: string): Asked {
    const { pathname, searchParams: query } = new URL(url, 'http://fake');
    const path = pathname.startsWith(this.base) ? pathname.slice(this.base.length) : pathname;
    return { method, url, headers, body, path, call: `${method} ${path}`, query };
  }
}

/** Answers JSON as the API does; a text is JSON already. */
export function json(
  reply: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  const body = typeof value === 'string' ? value : JSON.stringify(value);
  const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  reply.writeHead(status, { ...own, ...headers }).end(body);
}

/** An error in the API's shape. */
export const refused =
  (status: number, code: string, message: string, headers: Record<string, string> = {}): ByHand =>
  (reply) =>
    json(reply, status, { error: { code, message, details: [], request_id: 'req_gateway_1' } }, headers);

/** What stands before a server says in its place. */
export const gatewayPage =
  (status: number, title: string, headers: Record<string, string> = {}): ByHand =>
  (reply) =>
    reply
      .writeHead(status, { 'content-type': 'text/html', ...headers })
      .end(`<html><head><title>${title}</title></head><body>nginx</body></html>`);

/** Ends the connection in place of an answer. */
export const cut: ByHand = (reply) => reply.destroy();

export interface Upstream {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string;
  readonly seen: readonly Asked[];
  /** What the server does from now on. */
  answerWith(listener: RequestListener): void;
  /** Begins `seen` anew. */
  forget(): void;
  close(): Promise<void>;
}

/** A fake API whose answers are written by hand. */
export async function startUpstream(): Promise<Upstream> {
  const api = await new FakeApi(() => emptyPage).start();
  const forget = () => {
    api.seen.length = 0;
  };
  return {
    baseUrl: api.baseUrl,
    seen: api.seen,
    answerWith(listener) {
      forget();
      api.answer = () => (reply, request) => listener(request, reply);
    },
    forget,
    close: () => api.stop(),
  };
}

/** The base address of a port where nobody listens. */
export async function deadBaseUrl(): Promise<string> {
  const upstream = await startUpstream();
  await upstream.close();
  return upstream.baseUrl;
}
