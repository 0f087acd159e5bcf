import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Held = { readonly call: string; readonly response: ServerResponse };

/** A server that has nothing, answers so at once, and holds or cuts what a test wants it to. */
export class HangingServer {
  /** Paths, from after `/api/v1`, whose calls are never answered. */
  holds: RegExp | undefined;
  /** Cuts every connection. */
  isDown = false;
  readonly held: Held[] = [];
  readonly #server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://hanging').pathname.replace('/api/v1', '');
    if (this.isDown) return void request.socket.destroy();
    if (this.holds?.test(path)) {
      this.held.push({ call: `${request.method} ${path}`, response });
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: [], next_cursor: null }));
  });

  static async start(): Promise<HangingServer> {
    const server = new HangingServer();
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`;
  }

  /** Calls that are still held: nobody has broken them off. */
  stillHeld(call: string): number {
    return this.held.filter((one) => one.call === call && !one.response.destroyed).length;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await once(this.#server.close(), 'close');
  }
}
