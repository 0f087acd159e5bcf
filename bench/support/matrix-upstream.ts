import { emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';

const codes = ['CLP', 'USD', 'CLF', 'EUR', 'BRL', 'PEN', 'ARS', 'COP', 'MXN', 'UYU', 'GBP', 'CAD'];
const WEEK = 7 * 86_400_000;

/** A product of 200 rows and 12 currencies, each row a week of its own: what is measured is the page, not a database. */
export function matrixProduct(rows: number) {
  const start = Date.parse('2026-01-05T00:00:00Z');
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const precios = Array.from({ length: rows * codes.length }, (_, nth) => {
    const row = Math.floor(nth / codes.length);
    const moneda = codes[nth % codes.length];
    return {
      id: nth + 1,
      producto_id: 1,
      moneda,
      currency: moneda,
      monto: String(1_000 + ((nth * 7919) % 90_000)),
      tipo_precio: 'recurrente',
      periodicidad: 'mensual',
      periodo_dias: null,
      vigencia_desde: day(start + row * WEEK),
      vigencia_hasta: day(start + (row + 1) * WEEK - 86_400_000),
      tramos: nth % 9 === 0 ? [{ desde: 1, hasta: null, monto: '900' }] : [],
      created_at: '2026-11-01T00:00:00.000Z',
      updated_at: '2026-11-01T00:00:00.000Z',
    };
  });
  return {
    id: 1,
    nombre: 'Plan Profesional',
    descripcion: null,
    sku: 'PLAN-PRO',
    tipo: 'suscripcion',
    estado: 'activo',
    categoria_id: null,
    campos_custom: {},
    precios,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  };
}

export function startMatrixUpstream(rows: number) {
  const product = JSON.stringify(matrixProduct(rows));
  return new FakeApi(({ path }) => (path === '/products/1' ? product : emptyPage)).start();
}
