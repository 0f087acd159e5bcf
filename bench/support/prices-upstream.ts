import { emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';

/** An API with as many products as asked, each with one monthly price, on loopback; saves are kept, and counted. */
export async function startPricesUpstream(products: number) {
  const prices = new Map<number, object[]>();
  const pricesOf = (id: number) => {
    const known = prices.get(id) ?? [{ ...price(id), id: id * 10 }];
    prices.set(id, known);
    return known;
  };
  let saves = 0;
  const upstream = new FakeApi(({ method, path, query, body }) => {
    const [, list, id, below] = path.split('/');
    if (list !== 'products') return emptyPage;
    if (below === 'prices') {
      const saved = pricesOf(Number(id));
      if (method === 'GET') return { data: saved, next_cursor: null };
      saves += 1;
      const sent = JSON.parse(body) as { id?: number };
      const reply = { ...sent, id: sent.id ?? Number(id) * 10 + saved.length };
      prices.set(Number(id), [...saved.filter((one) => Reflect.get(one, 'id') !== reply.id), reply]);
      return reply;
    }
    const limit = Number(query.get('limit') ?? 50);
    const first = Number(query.get('cursor') ?? 1);
    const ids = Array.from({ length: Math.min(limit, products + 1 - first) }, (_, at) => first + at);
    const next = first + limit <= products ? first + limit : null;
    return { data: ids.map((at) => ({ ...product(at), precios: pricesOf(at) })), next_cursor: next };
  });
  return Object.assign(await upstream.start(), { saves: () => saves });
}

function product(id: number) {
  return {
    id,
    nombre: `Plan ${id}`,
    descripcion: null,
    sku: `PLAN-${id}`,
    tipo: 'servicio',
    estado: 'activo',
    categoria_id: null,
    campos_custom: {},
    created_at: '2026-11-02T09:12:44.120Z',
    updated_at: '2026-11-20T14:30:00.000Z',
  };
}

function price(id: number) {
  return {
    producto_id: id,
    moneda: 'CLP',
    monto: String(10_000 + id),
    tipo_precio: 'recurrente',
    periodicidad: 'mensual',
    periodo_dias: null,
    vigencia_desde: null,
    vigencia_hasta: null,
    tramos: [],
  };
}
