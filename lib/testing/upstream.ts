import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Upstream {
  /** Ends in `/api/v1`. */
  readonly baseUrl: string;
  readonly seen: readonly SeenRequest[];
  /** What the server does from now on. */
  answerWith(listener: RequestListener): void;
  /** Begins `seen` anew. */
  forget(): void;
  close(): Promise<void>;
}

/** A real HTTP server on this machine in the place of the API; it notes what it was sent, whole. */
export async function startUpstream(): Promise<Upstream> {
  const seen: SeenRequest[] = [];
  let listener: RequestListener = (_, reply) => json(reply, 200, { data: [], next_cursor: null });
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
    listener(request, reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    seen,
    answerWith(next) {
      seen.length = 0;
      listener = next;
    },
    forget() {
      seen.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers JSON as the API does. */
export function json(
  reply: Parameters<RequestListener>[1],
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify(value);
  reply
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    })
    .end(body);
}

/** The base address of a port where nobody listens. */
export async function deadBaseUrl(): Promise<string> {
  const upstream = await startUpstream();
  await upstream.close();
  return upstream.baseUrl;
}
