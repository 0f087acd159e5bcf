import { emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';

const types = ['producto', 'servicio', 'suscripcion', 'paquete'];

/** An API with as many products as asked, each with three prices, on loopback: what is measured is the page. */
export async function startProductsUpstream(count: number) {
  const upstream = new FakeApi(({ path, query }) => {
    if (path !== '/products') return emptyPage;
    const from = Number(query.get('cursor') ?? 0);
    const to = Math.min(count, from + Number(query.get('limit') ?? 50));
    const data = Array.from({ length: to - from }, (_, index) => benchProduct(from + index));
    return { data, next_cursor: to < count ? to : null };
  });
  return upstream.start();
}

export function benchProduct(index: number) {
  const id = 1_000_000 - index;
  const price = (nth: number, moneda: string, monto: string, periodicidad: string) => ({
    id: id * 10 + nth,
    producto_id: id,
    moneda,
    currency: moneda,
    monto,
    tipo_precio: 'recurrente',
    periodicidad,
    periodo_dias: null,
    vigencia_desde: '2026-01-01',
    vigencia_hasta: null,
    tramos: index % 3 === 0 ? [{ desde: 1, hasta: null, monto }] : [],
    created_at: '2026-11-02T09:12:44.120Z',
    updated_at: '2026-11-20T14:30:00.000Z',
  });
  return {
    id,
    nombre: `Producto ${index}`,
    descripcion: null,
    sku: `SKU-${index}`,
    tipo: types[index % 4]!,
    estado: 'activo',
    categoria_id: null,
    campos_custom: {},
    precios: [
      price(1, 'CLP', String(9_990 + index), 'mensual'),
      price(2, 'CLP', String(99_990 + index), 'anual'),
      price(3, 'CLF', `${index % 50}.2500`, 'mensual'),
    ],
    created_at: '2026-11-02T09:12:44.120Z',
    updated_at: '2026-11-20T14:30:00.000Z',
  };
}
