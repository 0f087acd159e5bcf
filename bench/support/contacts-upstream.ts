import { emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';

/**
 * An API with as many contacts as asked, on loopback: what is measured is the page, not a database. Searching looks
 * at every contact's text. Upserts are counted, and answered from their key where it was sent before.
 */
export async function startContactsUpstream(contactCount: number) {
  const texts = Array.from({ length: contactCount }, (_, index) => searchText(index));
  const kept = new Map<string, object>();
  let asked = 0;
  const upstream = new FakeApi(({ method, path, query, headers, body }) => {
    if (method === 'POST') {
      asked++;
      const key = String(headers['idempotency-key']);
      const reply = kept.get(key) ?? { ...JSON.parse(body), id: 1_000_000 + kept.size, created: true };
      kept.set(key, reply);
      return reply;
    }
    if (path !== '/contacts') return emptyPage;
    const search = (query.get('search') ?? '').toLowerCase();
    const limit = Number(query.get('limit') ?? 50);
    const rows: object[] = [];
    let index = Number(query.get('cursor') ?? 0);
    for (; index < contactCount && rows.length < limit; index++) {
      if (search === '' || texts[index]!.includes(search)) rows.push(contact(index));
    }
    return { data: rows, next_cursor: index < contactCount ? index : null };
  });
  return Object.assign(await upstream.start(), {
    /** Writes that arrived, and those that did something. */
    asked: () => asked,
    upserts: () => kept.size,
  });
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
