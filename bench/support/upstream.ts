import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  /** Behind `/api/v1`: `/deals`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A page without items, for what a stand-in does not have. */
export const emptyPage = { data: [], next_cursor: null };

/** An API on loopback that answers 200 with what `answer` makes of the request, so that a page alone is measured. */
export async function startUpstream(answer: (asked: Asked) => object) {
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', headers } = request;
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://upstream');
    const body = Buffer.concat(chunks).toString('utf8');
    const answered = answer({ method, path: pathname.replace('/api/v1', ''), query, headers, body });
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
