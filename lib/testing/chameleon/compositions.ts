import type { Disguise } from './disguise.ts';
import type { Dress } from './dress.ts';

/** The forecast of a pipeline: the contract's shape with sums of the deals behind; a wild server has a shape of its own. */
export function forecastOf(dress: Dress, pipelineId: number | undefined): unknown {
  const deals = dress.world.rows('deal').filter((deal) => deal.pipeline_id === pipelineId);
  const currencies = [...new Set(deals.map((deal) => String(deal.currency)))].map((currency) => {
    const among = (estado: string) =>
      deals.filter((deal) => deal.estado === estado && deal.currency === currency);
    return {
      currency,
      open: totalOf(among('abierto')),
      won: totalOf(among('ganado')),
      lost: totalOf(among('perdido')),
    };
  });
  if (!dress.disguise.wild) return { pipeline_id: dress.id('pipeline', pipelineId ?? 0), currencies };
  const amounts = currencies.map(({ currency, open }) => [
    currency,
    { abierto: open.amount, cuenta: open.count },
  ]);
  return { data: { por_moneda: Object.fromEntries(amounts) } };
}

/** Every amount in a pipeline's forecast, and what is won and open together, which the page adds up. */
export function forecastTotals({ world }: Dress, pipelineId: number): string[] {
  const deals = world.rows('deal').filter((deal) => deal.pipeline_id === pipelineId);
  const currencies = [...new Set(deals.map((deal) => deal.currency))];
  const together = [['abierto'], ['ganado'], ['perdido'], ['abierto', 'ganado']];
  return currencies.flatMap((currency) =>
    together.map(
      (states) =>
        totalOf(deals.filter((deal) => deal.currency === currency && states.includes(String(deal.estado))))
          .amount,
    ),
  );
}

function totalOf(deals: readonly Readonly<Record<string, unknown>>[]) {
  const sum = deals.reduce((total, deal) => total + BigInt(String(deal.amount).replace('.', '')), 0n);
  const digits = String(sum).padStart(3, '0');
  const amount = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
  return { count: deals.length, amount, weighted: amount };
}

export const mergeFields = [
  { campo: 'contact.nombre', etiqueta: 'Nombre', objeto: 'contact', personalizado: false },
  { campo: 'deal.title', etiqueta: 'Trato', objeto: 'deal', personalizado: false },
];

const addTag = {
  type: 'action',
  subtype: 'add_tag',
  nombre: 'Agregar etiqueta',
  descripcion: 'Agrega una etiqueta.',
  config: [{ key: 'tag_name', type: 'string', required: true, descripcion: 'Etiqueta.' }],
};
const wonDeal = { type: 'deal.won', subtype: null, nombre: 'Trato ganado', descripcion: '', config: [] };
const always = {
  operadores: [{ operador: 'contiene', descripcion: 'Contiene.', tipos: ['string'] }],
  namespaces: [{ namespace: 'contact', descripcion: 'Contacto.', campos: ['nombre', 'email'] }],
  reglas: ['Solo se ejecutan type y subtype exactos.'],
  alias: {},
  pasos_simulados: [],
};

/** The workflow catalogue in the contract's shape, or keyed by identifier with schemas of keys, as others give it. */
export function catalogFor({ names }: Disguise): unknown {
  if (names % 3 === 0) return { triggers: [wonDeal], actions: [addTag], logic: [], ...always };
  const schema = { keys: { tag_name: { type: 'string', required: true } } };
  if (names % 3 === 1) {
    const action = { identifier: 'add_tag', type: 'action', subtype: 'add_tag', config_schema: schema };
    return {
      triggers: [{ identifier: 'deal.won', type: 'trigger', subtype: 'deal.won' }],
      actions: [action],
      logic: [],
      ...always,
    };
  }
  return {
    triggers: { 'deal.won': { label: 'Trato ganado' } },
    actions: { add_tag: { label: 'Agregar etiqueta', config_schema: schema } },
    logic: {},
    ...always,
  };
}
