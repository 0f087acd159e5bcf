import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The exact text, which is what the signature covers. */
  readonly body: string;
  readonly event: { readonly id: string; readonly type: string; readonly data: Record<string, unknown> };
};

export type Answer = { readonly status: number; readonly body?: string };

/** A webhook receiver on this machine that records what arrives and answers what the test asks for. */
export class Receiver {
  readonly received: Received[] = [];
  /** What the next requests are answered with. */
  answer: Answer = { status: 200, body: 'ok' };
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString('utf8');
      this.received.push({
        path: request.url ?? '/',
        headers: request.headers,
        body,
        event: JSON.parse(body),
      });
      response.writeHead(this.answer.status, { 'content-type': 'text/plain' }).end(this.answer.body);
    });
  }

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  /** The requests of one event type, in the order they came. */
  of(type: string): Received[] {
    return this.received.filter(({ event }) => event.type === type);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await once(this.#server.close(), 'close');
  }
}
