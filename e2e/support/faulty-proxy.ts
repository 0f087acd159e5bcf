import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands between the console and the sandbox. */
export type Fault =
  | 'none'
  /** Connections are cut. */
  | 'down'
  /** Answers come after four seconds. */
  | 'slow'
  /** A gateway's page, with status 200. */
  | 'html'
  /** 401, as after the key was revoked. */
  | 'revoked'
  /** 429 with `Retry-After`. */
  | 'busy'
  /** Every other request is cut. */
  | 'flapping';

/** What becomes of writes, while reads go well. */
export type WriteFault =
  | 'none'
  /** Done, and the connection is cut instead of an answer. */
  | 'lost'
  /** Cut before the server has it. */
  | 'cut'
  /** Done, and answered by a gateway's page with 502. */
  | 'html'
  /** Done, and answered 500 without a body. */
  | 'empty';

/** A write that reached the gateway: `POST /deals`, and its idempotency key. */
export type SeenWrite = { readonly call: string; readonly key: string };

const SLOW_MS = 4_000;

/** A gateway before the sandbox that fails as a test wants it to. */
export class FaultyProxy {
  fault: Fault = 'none';
  writes: WriteFault = 'none';
  /** Whether reads are cut too. */
  isBlind = false;
  readonly seen: SeenWrite[] = [];
  /** Requests that asked for events. */
  looks = 0;
  #requests = 0;
  readonly #target: string;
  readonly #server = createServer((request, response) => {
    this.#requests += 1;
    if (request.url?.includes('/api/v1/events')) this.looks += 1;
    const isCut = this.fault === 'down' || (this.fault === 'flapping' && this.#requests % 2 === 0);
    if (isCut) return void request.socket.destroy();
    if (this.fault === 'html') return answer(response, 200, 'text/html', '<title>Welcome to nginx</title>');
    if (this.fault === 'revoked')
      return answer(response, 401, 'application/json', errorOf('unauthorized', 'The key was revoked'));
    if (this.fault === 'busy') {
      response.setHeader('retry-after', '3');
      return answer(response, 429, 'application/json', errorOf('rate_limited', 'Too many requests'));
    }
    const { method, headers } = request;
    const isWrite = method !== 'GET';
    if (isWrite) this.seen.push(seenWrite(request));
    if (isWrite && this.writes === 'cut') return void request.socket.destroy();
    if (!isWrite && this.isBlind) return void request.socket.destroy();
    const forwarded = send(`${this.#target}${request.url}`, { method: method ?? 'GET', headers }, (reply) => {
      const pass = () => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      };
      if (isWrite && this.writes !== 'none') {
        reply.resume().on('end', () => hide(response, this.writes));
        return;
      }
      if (this.fault === 'slow') setTimeout(pass, SLOW_MS);
      else pass();
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });

  private constructor(target: string) {
    this.#target = target;
  }

  /** @param target address of the sandbox, without the path */
  static async start(target: string): Promise<FaultyProxy> {
    const proxy = new FaultyProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await once(this.#server.close(), 'close');
  }
}

function seenWrite({ method, url, headers }: IncomingMessage): SeenWrite {
  const path = (url ?? '').replace(/^\/api\/v1/, '').replace(/\?.*/, '');
  return { call: `${method} ${path}`, key: String(headers['idempotency-key']) };
}

/** Of a write that the server has done. */
function hide(response: ServerResponse, fault: WriteFault): void {
  if (fault === 'html') answer(response, 502, 'text/html', '<title>502 Bad Gateway</title>');
  else if (fault === 'empty') response.writeHead(500).end();
  else response.destroy();
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

function errorOf(code: string, message: string): string {
  return JSON.stringify({ error: { code, message, details: [], request_id: 'req_gateway_1' } });
}
