import { demoProducts, type Entry, monthly, once, tramos } from '../catalog.ts';

/** Products of the demo that nobody has sold in live yet, one of them with a category that is missing there, too. */
const onlyInTest = new Set(['MES-AYUDA', 'PACK-INICIO', 'API-AVANZ']);

/** What live has of its own: a category, and two products without a SKU that are called like one of the demo's. */
const onlyInLive: readonly Entry[] = [
  {
    sku: 'MANT-ANUAL',
    nombre: 'Mantención anual',
    descripcion: 'Solo para contratos de 2025.',
    tipo: 'servicio',
    categoria: 'Contratos anteriores',
    precios: [{ ...once, moneda: 'CLF', monto: '9.0000' }],
  },
  {
    nombre: 'Migración de datos',
    descripcion: 'Desde otro ERP.',
    tipo: 'servicio',
    categoria: 'Servicios',
    precios: [{ ...once, moneda: 'CLF', monto: '18.7500' }],
  },
  {
    nombre: 'Migración de datos',
    descripcion: 'Desde planillas.',
    tipo: 'servicio',
    categoria: 'Servicios',
    precios: [{ ...once, moneda: 'CLF', monto: '6.5000' }],
  },
];

/** Fields of products that stand otherwise in live, by SKU. */
function changes(now: Date): ReadonlyMap<string | null | undefined, Partial<Entry>> {
  const pro = demoProducts(now).find(({ sku }) => sku === 'PLAN-PRO')!;
  const [inPesos, ...others] = pro.precios!;
  return new Map<string, Partial<Entry>>([
    // Another tier, and a custom field.
    [
      'PLAN-PRO',
      {
        campos_custom: { soporte: 'correo', renovacion_automatica: true },
        precios: [{ ...inPesos!, tramos: tramos([1, '89900'], [10, '84900'], [25, '74900']) }, ...others],
      },
    ],
    // Another price, and one that is missing.
    [
      'PLAN-EMP',
      {
        descripcion: 'Sin límite de usuarios.',
        precios: [
          { ...monthly, moneda: 'CLP', monto: '239000' },
          { ...monthly, moneda: 'USD', monto: '262.00' },
        ],
      },
    ],
    ['TAG-100', { categoria: 'Equipos' }],
  ]);
}

/** The catalogue of the live demo: the demo's with another price, tier and category, products missing and added. */
export function liveProducts(now: Date): Entry[] {
  const changed = changes(now);
  const shared = demoProducts(now)
    .filter(({ sku, ended }) => !ended && sku !== 'MIG-DATOS' && !onlyInTest.has(sku!))
    .map((entry) => ({ ...entry, ...changed.get(entry.sku) }));
  return [...shared, ...onlyInLive];
}
