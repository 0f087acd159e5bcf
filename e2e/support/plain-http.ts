import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback for the plain servers: JSON where there is an answer, a gateway's page where there is none. */
export abstract class PlainHttp {
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://plain');
    const path = url.pathname.replace('/api/v1', '');
    const sent = Buffer.concat(chunks).toString('utf8');
    const reply = this.answer(`${request.method} ${path}`, url.searchParams, sent);
    const html = '<html><head><title>404 Not Found</title></head><body>nginx</body></html>';
    if (reply !== undefined)
      response.writeHead(200, { 'content-type': 'application/json' }).end(textOf(reply));
    else response.writeHead(404, { 'content-type': 'text/html' }).end(html);
  });

  /** @param call `GET /contacts`; answers a value or JSON text, undefined for what this server does not have */
  protected abstract answer(call: string, query: URLSearchParams, sent: string): object | string | undefined;

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await once(this.#server.close(), 'close');
  }
}

const textOf = (reply: object | string) => (typeof reply === 'string' ? reply : JSON.stringify(reply));
