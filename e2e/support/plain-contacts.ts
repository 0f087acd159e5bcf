import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = 2;

/**
 * A server that keeps to the document's contacts, tags, companies and tasks but to none of our choices: lists under
 * keys of its own, text cursors and ids, wrapped records, missing and odd fields, states nobody knows, and a
 * gateway's page for what it does not have.
 */
export class PlainContacts {
  /** Bodies of `PATCH /contacts/{cid}`. */
  readonly patches: unknown[] = [];
  readonly #contacts = [
    { id: 'c-1', nombre: 'Ana', email: 'ana@example.cl', puntaje: 7, tags: [{ id: 't-1', nombre: 'vip' }] },
    { id: 'c-2', nombre: 'Beto', apellido: null, telefono: 56911111111, tags: null },
    { id: 'c-3', nombre: 'Carla', rut: { numero: 1 }, created_at: 'yesterday' },
    { id: 'c-4', nombre: 'Dora', tags: ['vip'], campos_custom: [] },
    { id: 'c-5' },
  ];
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://plain');
    const reply = this.#answer(request.method ?? 'GET', url, Buffer.concat(chunks).toString('utf8'));
    const html = '<html><head><title>404 Not Found</title></head><body>nginx</body></html>';
    if (reply) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    else response.writeHead(404, { 'content-type': 'text/html' }).end(html);
  });

  static async start(): Promise<PlainContacts> {
    const server = new PlainContacts();
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await once(this.#server.close(), 'close');
  }

  /** Undefined for what this server does not have. */
  #answer(method: string, url: URL, sent: string): object | undefined {
    const path = url.pathname.replace('/api/v1', '');
    const id = /^\/contacts\/(c-\d)$/.exec(path)?.[1];
    const contact = this.#contacts.find((one) => one.id === id);
    if (method === 'PATCH' && contact) {
      const body = JSON.parse(sent);
      this.patches.push(body);
      return { data: Object.assign(contact, body) };
    }
    if (method !== 'GET') return undefined;
    if (contact) return { data: contact };
    if (path === '/contacts') return this.#list(url.searchParams);
    if (path === '/companies') return [{ id: 'e-1', nombre: 'Viñas', estado: 'en_revision' }];
    if (path === '/tags') return { tags: [{ id: 't-1', nombre: 'vip', color: 'red' }], total: 1 };
    if (path === '/tasks') return { results: [{ id: 'k-1', titulo: 'Esperar', status: 'bloqueada' }] };
    if (path === '/pipelines') return { pipelines: [] };
    return undefined;
  }

  #list(query: URLSearchParams): object {
    const search = query.get('search')?.toLowerCase() ?? '';
    const all = this.#contacts.filter((one) => JSON.stringify(one).toLowerCase().includes(search));
    const start = Number(query.get('cursor')?.replace('after-', '') ?? 0);
    const isLast = start + page >= all.length;
    return {
      contacts: all.slice(start, start + page),
      meta: ['x'],
      next_cursor: isLast ? null : `after-${start + page}`,
    };
  }
}
