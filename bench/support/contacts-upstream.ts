import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/**
 * An API with as many contacts as asked, on loopback: what is measured is the page, not a database. Searching looks
 * at every contact's text. Upserts are counted, and answered from their key where it was sent before.
 */
export async function startContactsUpstream(contactCount: number) {
  const texts = Array.from({ length: contactCount }, (_, index) => searchText(index));
  const kept = new Map<string, object>();
  let asked = 0;
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://upstream');
    const send = (body: unknown) =>
      reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'POST') {
      asked++;
      const key = String(request.headers['idempotency-key']);
      const body = JSON.parse(await bodyOf(request));
      const reply = kept.get(key) ?? { ...body, id: 1_000_000 + kept.size, created: true };
      kept.set(key, reply);
      return send(reply);
    }
    if (!url.pathname.endsWith('/contacts')) return send({ data: [], next_cursor: null });
    const search = (url.searchParams.get('search') ?? '').toLowerCase();
    const from = Number(url.searchParams.get('cursor') ?? 0);
    const limit = Number(url.searchParams.get('limit') ?? 50);
    const rows: object[] = [];
    let index = from;
    for (; index < contactCount && rows.length < limit; index++) {
      if (search === '' || texts[index]!.includes(search)) rows.push(contact(index));
    }
    return send({ data: rows, next_cursor: index < contactCount ? index : null });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The upstream has no port');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/api/v1`,
    /** Writes that arrived, and those that did something. */
    asked: () => asked,
    upserts: () => kept.size,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const names = ['María', 'José', 'Camila', 'Diego', 'Francisca', 'Matías', 'Antonia', 'Benjamín'];
const surnames = ['Pérez', 'Rojas', 'Muñoz', 'Soto', 'Contreras', 'Silva', 'Sepúlveda'];

function searchText(index: number): string {
  return `${names[index % 8]} ${surnames[index % 7]} contacto${index}@example.cl`.toLowerCase();
}

function contact(index: number) {
  return {
    id: 100_000_000 - index,
    nombre: names[index % 8],
    apellido: surnames[index % 7],
    email: `contacto${index}@example.cl`,
    telefono: `+569${String(10_000_000 + index)}`,
    rut: '12345678-5',
    empresa_id: null,
    external_id: `erp-${index}`,
    tags: index % 3 === 0 ? [{ id: 1, nombre: 'cliente-vip' }] : [],
    campos_custom: { origen: 'feria', vendedor: 'Camila Rojas' },
    created_at: '2026-11-02T09:12:44.120Z',
    updated_at: '2026-11-20T14:30:00.000Z',
  };
}
