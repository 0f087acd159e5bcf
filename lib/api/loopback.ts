import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Seen = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
type Answer =
  | {
      readonly status?: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  | 'hang up';

/** For tests: a real HTTP server on a free port that notes what it is sent and answers as told. */
export async function startLoopback(answer: (request: Seen) => Answer) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const noted = { method, url, headers, body: Buffer.concat(chunks).toString() };
    seen.push(noted);
    const reply = answer(noted);
    if (reply === 'hang up') return void request.socket.destroy();
    response.writeHead(reply.status ?? 200, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});
