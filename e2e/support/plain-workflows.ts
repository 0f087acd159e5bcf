import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Fields = { readonly [key: string]: unknown };

/**
 * A server that keeps to the workflow part of the API document but to none of our choices: wrapped records, a list
 * under its own name, ids of numbers in the graph, handles under another name, fields that nobody knows at every
 * level, findings as plain sentences, replies to PUT that repeat nothing, and no extensions.
 */
export class PlainWorkflows {
  /** The one workflow, as it is stored. */
  stored: Fields;
  /** Bodies of `PUT /workflows/{id}`. */
  readonly puts: Fields[] = [];
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = new URL(request.url ?? '/', 'http://plain').pathname.replace('/api/v1', '');
    const reply = this.#answer(`${request.method} ${path}`, Buffer.concat(chunks).toString('utf8'));
    const html = '<html><head><title>404 Not Found</title></head><body>nginx</body></html>';
    if (reply) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    else response.writeHead(404, { 'content-type': 'text/html' }).end(html);
  });

  private constructor(stored: Fields) {
    this.stored = stored;
  }

  static async start(stored: Fields): Promise<PlainWorkflows> {
    const server = new PlainWorkflows(stored);
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
  #answer(call: string, sent: string): object | undefined {
    switch (call) {
      case 'GET /pipelines':
        return { pipelines: [] };
      case 'GET /workflows': {
        const { graph: _, triggers: __, settings: ___, ...summary } = this.stored;
        return { workflows: [summary], meta: ['x'] };
      }
      case 'GET /workflows/wf-a':
        return { data: this.stored };
      case 'PUT /workflows/wf-a': {
        const body = JSON.parse(sent);
        this.puts.push(body);
        this.stored = { ...this.stored, ...body };
        return { data: { id: 'wf-a' } };
      }
      case 'GET /workflows/catalog':
        return { data: catalog };
      case 'POST /workflows/validate':
        return { data: { valido: true, errores: [], advertencias: ['El paso 2 no tiene texto.'] } };
      default:
        return undefined;
    }
  }
}

const catalog = {
  triggers: [{ type: 'ticket.opened', nombre: 'Ticket abierto', config: [] }],
  actions: [
    {
      type: 'task',
      subtype: 'print_label',
      nombre: 'Imprimir etiqueta',
      config: [{ key: 'texto', type: 'rich_text', required: true, descripcion: 'Texto.' }],
    },
  ],
  logic: [],
  reglas: [],
};
