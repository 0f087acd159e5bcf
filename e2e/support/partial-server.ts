import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the API with empty lists, of which it lacks some and refuses others to the key. */
export class PartialServer {
  /** Statuses by path, `/tasks`; what is not named is an empty list. */
  statuses: Record<string, number>;
  /** Where the API begins. */
  base = '/api/v1';
  readonly #server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://partial');
    const path = pathname.startsWith(this.base) ? pathname.slice(this.base.length) : undefined;
    const status = path === undefined ? 404 : (this.statuses[path] ?? 200);
    const code = status === 403 ? 'forbidden' : 'not_found';
    const error = { code, message: `The server says ${status}`, details: [], request_id: 'req_1' };
    const body = status === 200 ? { data: [], next_cursor: null } : { error };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

  private constructor(statuses: Record<string, number>) {
    this.statuses = statuses;
  }

  static async start(statuses: Record<string, number> = {}): Promise<PartialServer> {
    const server = new PartialServer(statuses);
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
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
}
