/** Lists of one subaccount by their paths, as a server has them. */
export type Lists = ReadonlyMap<string, readonly object[]>;

/** How many records of each kind. */
export const manyOf = {
  products: 1_100,
  workflows: 300,
  forms: 240,
  'product-categories': 100,
  pipelines: 100,
  calendars: 100,
  'webhooks/endpoints': 60,
};
export const MANY = Object.values(manyOf).reduce((sum, count) => sum + count, 0);

/** Records of each kind: of each ten one differs in a text, and of each twenty one is on each side alone. */
const EVERY = 20;
export const expectedOf = (count: number) => ({
  equal: (count * 17) / EVERY,
  different: (count * 2) / EVERY,
  onlySource: count / EVERY,
  onlyTarget: count / EVERY,
});

const STEPS = 30;
const dates = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

/** 2,000 records of mixed kinds as the source or the target of a comparison has them, under ids of its own. */
export function manyRecords(side: 'source' | 'target'): Lists {
  const first = side === 'source' ? 1 : 50_000;
  const mark = (place: number) => (place % (EVERY / 2) === 3 ? side : 'igual');
  /** What is on one side alone is called as none of the other is. */
  const called = (name: string, place: number) =>
    place % EVERY === 0 ? `${name}-${side}-${place}` : `${name}-${place}`;
  const many = (kind: keyof typeof manyOf, made: (id: number, place: number) => object) =>
    [
      `/${kind}`,
      Array.from({ length: manyOf[kind] }, (_, place) => ({ ...made(first + place, place), ...dates })),
    ] as const;
  return new Map([
    many('products', (id, place) => ({
      ...{ id, nombre: called('Plan', place), sku: called('SKU', place), descripcion: mark(place) },
      ...{ tipo: 'servicio', estado: 'activo', categoria_id: first + 1, campos_custom: { zona: 'sur' } },
      precios: ['CLP', 'USD', 'CLF'].map((moneda, at) => ({
        ...{ id: id * 3 + at, producto_id: id, moneda, currency: moneda, monto: '100.00' },
        ...{ tipo_precio: 'recurrente', periodicidad: 'mensual', periodo_dias: null },
        ...{ vigencia_desde: null, vigencia_hasta: null, tramos: [], ...dates },
      })),
    })),
    many('workflows', (id, place) => ({
      ...{ id, nombre: called('Flujo', place), descripcion: mark(place), settings: {}, folder_id: null },
      ...{ status: 'draft', activo: false, timezone: 'America/Santiago', published_at: null },
      triggers: [{ id: 't1', type: 'deal.won', config: {} }],
      graph: graphOf((first + 1) * 10),
    })),
    many('forms', (id, place) => ({
      ...{ id, nombre: called('Formulario', place), slug: called('formulario', place).toLowerCase() },
      ...{ status: 'draft', version: 1, public_url: null, published_at: null },
      campos: [{ id: 'c1', tipo: 'text', clave: 'nombre', etiqueta: mark(place), requerido: true }],
      ajustes: { mensaje_exito: 'Gracias' },
    })),
    many('product-categories', (id, place) => ({ id, nombre: called('Familia', place), color: mark(place) })),
    many('pipelines', (id, place) => ({
      ...{ id, nombre: called('Ventas', place), es_default: false, archivado: false, razones_config: {} },
      stages: ['Nuevo', 'Propuesta', 'Ganado'].map((nombre, orden) => ({
        ...{ id: id * 10 + orden, pipeline_id: id, nombre, stage_type: 'open', orden, es_ganado: false },
        ...{ probabilidad: mark(place) === 'target' ? 20 : 10, color: null, es_perdido: false },
      })),
    })),
    many('calendars', (id, place) => ({
      ...{ id, nombre: called('Agenda', place), slug: called('agenda', place).toLowerCase(), activo: true },
      ...{ descripcion: mark(place), timezone: 'America/Santiago', excepciones: [], horario: [] },
    })),
    many('webhooks/endpoints', (id, place) => ({
      ...{ id, url: `https://a.cl/${called('hook', place)}`, description: mark(place) },
      ...{ events: ['deal.won'], active: true },
    })),
  ]);
}

function graphOf(stage: number) {
  return {
    nodes: Array.from({ length: STEPS }, (_, at) => ({
      ...{ id: `n${at}`, type: 'action', subtype: 'move_deal_stage', position: { x: 0, y: at * 120 } },
      config: { stage_id: stage + (at % 3), texto: 'Hola {{contact.nombre}}' },
    })),
    edges: Array.from({ length: STEPS - 1 }, (_, at) => ({
      ...{ id: `e${at}`, source: `n${at}`, target: `n${at + 1}` },
    })),
  };
}

const PAGE = 100;

/** The pages of such lists as texts, by path and cursor: `/products 100`. */
export function pagesOf(lists: Lists): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const [path, list] of lists) {
    for (let start = 0; start < list.length; start += PAGE) {
      const next_cursor = start + PAGE < list.length ? `${start + PAGE}` : null;
      pages.set(`${path} ${start}`, JSON.stringify({ data: list.slice(start, start + PAGE), next_cursor }));
    }
  }
  return pages;
}
