import { join } from 'node:path';
import { createServer } from 'vite';
import type { compareSides } from '../lib/configuration/compare.ts';
import type { readSide } from '../lib/configuration/read-side.ts';

/**
 * Two sides of 2,000 records each, read and compared by the console's own code, beside fetching and parsing the same
 * replies and nothing else. What comparing alone costs is the time of the processor.
 */
const PRODUCTS = 1_600;
const WORKFLOWS = 400;
const STEPS = 30;
const ROUNDS = 5;
/** Seconds that a comparison of 2,000 records may take of the processor. */
const MOST_SECONDS = 1;

const vite = await createServer({
  configFile: false,
  root: join(import.meta.dirname, '..'),
  resolve: { alias: { '@': join(import.meta.dirname, '..') } },
  server: { middlewareMode: true, ws: false, hmr: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module;
const { readSide: read } = await load<{ readSide: typeof readSide }>('/lib/configuration/read-side.ts');
const { compareSides: compare } = await load<{ compareSides: typeof compareSides }>(
  '/lib/configuration/compare.ts',
);

const dates = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

/** Rows of a side that counts its ids from `first`; every tenth record differs in `mark`. */
function rowsOf(first: number, mark: string): ReadonlyMap<string, readonly object[]> {
  const price = (id: number, producto_id: number, moneda: string) => ({
    ...{
      id,
      producto_id,
      moneda,
      currency: moneda,
      monto: '100.00',
      tipo_precio: 'recurrente',
      periodicidad: 'mensual',
    },
    ...{ periodo_dias: null, vigencia_desde: null, vigencia_hasta: null, tramos: [], ...dates },
  });
  const products = Array.from({ length: PRODUCTS }, (_, place) => {
    const id = first + place;
    return {
      ...{
        id,
        nombre: `Plan ${place}`,
        descripcion: place % 10 === 0 ? mark : null,
        sku: `SKU-${place}`,
        tipo: 'servicio',
      },
      ...{ estado: 'activo', categoria_id: first, campos_custom: { zona: 'sur' }, ...dates },
      precios: ['CLP', 'USD', 'CLF'].map((moneda, at) => price(id * 3 + at, id, moneda)),
    };
  });
  const workflows = Array.from({ length: WORKFLOWS }, (_, place) => ({
    ...{
      id: first + place,
      nombre: `Flujo ${place}`,
      descripcion: place % 10 === 0 ? mark : null,
      settings: {},
    },
    ...{
      folder_id: null,
      status: 'draft',
      activo: false,
      timezone: 'America/Santiago',
      published_at: null,
      ...dates,
    },
    triggers: [{ id: 't1', type: 'deal.won', config: {} }],
    graph: {
      nodes: Array.from({ length: STEPS }, (__, at) => ({
        ...{ id: `n${at}`, type: 'action', subtype: 'move_deal_stage', position: { x: 0, y: at * 120 } },
        config: { stage_id: first + (at % 5), texto: 'Hola {{contact.nombre}}' },
      })),
      edges: Array.from({ length: STEPS - 1 }, (__, at) => ({
        id: `e${at}`,
        source: `n${at}`,
        target: `n${at + 1}`,
      })),
    },
  }));
  const stages = Array.from({ length: 5 }, (_, orden) => ({
    ...{
      id: first + orden,
      pipeline_id: first,
      nombre: `Etapa ${orden}`,
      stage_type: 'open',
      orden,
      probabilidad: 10,
    },
    ...{ color: null, es_ganado: false, es_perdido: false },
  }));
  const pipeline = {
    id: first,
    nombre: 'Ventas',
    stages,
    es_default: true,
    archivado: false,
    razones_config: {},
    ...dates,
  };
  return new Map<string, readonly object[]>([
    ['/products', products],
    ['/workflows', workflows],
    ['/pipelines', [pipeline]],
    ['/product-categories', [{ id: first, nombre: 'Suscripciones' }]],
  ]);
}

const PAGE = 100;

/** A server that answers texts that were written before, without a network between. */
function serverOf(rows: ReadonlyMap<string, readonly object[]>) {
  const texts = new Map<string, string>();
  for (const [path, list] of rows) {
    for (let start = 0; start < list.length; start += PAGE) {
      const next = start + PAGE < list.length ? start + PAGE : null;
      texts.set(
        `${path} ${start}`,
        JSON.stringify({ data: list.slice(start, start + PAGE), next_cursor: next }),
      );
    }
  }
  const empty = JSON.stringify({ data: [], next_cursor: null });
  const fetchText: typeof fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    return new Response(texts.get(`${pathname} ${searchParams.get('cursor') ?? 0}`) ?? empty);
  };
  const plainly = async () => {
    for (const key of texts.keys()) {
      const [path, cursor] = key.split(' ');
      JSON.parse(await (await fetchText(`http://server${path}?cursor=${cursor}`)).text());
    }
  };
  return { target: { baseUrl: 'http://server', fetch: fetchText }, plainly };
}

const [source, target] = [serverOf(rowsOf(1, 'uno')), serverOf(rowsOf(50_000, 'otro'))];
const view = { kind: 'connection', name: '' } as const;

/** Seconds of the processor that some work takes. */
async function secondsOf<Result>(work: () => Promise<Result> | Result): Promise<[number, Result]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, result];
}

const figures: { plain: number; reading: number; comparing: number }[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const [plain] = await secondsOf(async () => {
    await source.plainly();
    await target.plainly();
  });
  const [reading, sides] = await secondsOf(
    async () => [await read(source.target), await read(target.target)] as const,
  );
  const [comparing, { kinds }] = await secondsOf(() =>
    compare({ source: sides[0], target: sides[1], sourceView: view, targetView: view, remembered: [] }),
  );
  const records = kinds.flatMap((kind) => kind.records);
  const different = records.filter(({ status }) => status === 'different').length;
  if (different !== (PRODUCTS + WORKFLOWS) / 10) throw new Error(`${different} of ${records.length} differ`);
  figures.push({ plain, reading, comparing });
}
await vite.close();

const median = (name: 'plain' | 'reading' | 'comparing') =>
  figures.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
const [plain, reading, comparing] = [median('plain'), median('reading'), median('comparing')];
console.log(`${PRODUCTS + WORKFLOWS} records on either side, seconds of the processor, median of ${ROUNDS}:`);
console.log(`  fetching and parsing alone  ${plain.toFixed(3)}`);
console.log(
  `  reading in portable form    ${reading.toFixed(3)}  (${(reading / plain).toFixed(1)} times as much)`,
);
console.log(
  `  comparing                   ${comparing.toFixed(3)}  (${(comparing / plain).toFixed(1)} times as much)`,
);
if (comparing > MOST_SECONDS) {
  console.error(`Comparing takes more than ${MOST_SECONDS} s.`);
  process.exitCode = 1;
}
