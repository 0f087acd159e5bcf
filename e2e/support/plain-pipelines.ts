import { type Asked, FakeApi } from '../../lib/testing/fake-api.ts';

type Deal = { id: string; stage_id: string; readonly [field: string]: unknown };

/**
 * A server that keeps to the document's pipelines, stages and deals but to none of our choices: lists under keys of
 * its own, text ids and cursors, stages without a type or a place, deals without a place, a state that nobody knows,
 * amounts that are no decimals or are missing, replies to writes that repeat nothing, a forecast of its own shape, and
 * a gateway's page for what it does not have.
 */
export class PlainPipelines extends FakeApi {
  /** Every write: what was called, and its body. */
  readonly writes: { readonly call: string; readonly body: unknown }[] = [];
  readonly #pipeline = {
    id: 'p-1',
    nombre: 'Ventas',
    dueno: 'Camila',
    stages: [
      { id: 's-1', nombre: 'Contacto', probabilidad: '20' },
      { id: 's-2', nombre: 'Oferta', color: 'azul' },
      { id: 's-3', nombre: 'Cierre', es_ganado: true },
    ],
  };
  readonly #deals: Deal[] = [
    { id: 'd-1', stage_id: 's-1', title: 'Uno', amount: '1000.5', currency: 'CLP', riesgo: 'alto' },
    { id: 'd-2', stage_id: 's-1', title: 'Dos', amount: 99, estado: 'en_pausa', contacto_id: 'c-1' },
    { id: 'd-3', stage_id: 's-1', title: null, stage_changed_at: 'yesterday', fecha_cierre_estimada: 'soon' },
  ];

  constructor() {
    super((asked) => this.#answer(asked));
  }

  #answer({ call, query, body: sent }: Asked): object | undefined {
    const isWrite = !call.startsWith('GET ');
    if (isWrite) this.writes.push({ call, body: sent === '' ? null : JSON.parse(sent) });
    const deal = this.#deals.find(({ id }) => call.includes(`/deals/${id}`));
    if (deal && isWrite) {
      Object.assign(deal, JSON.parse(sent || '{}'));
      return { data: { ok: true } };
    }
    if (deal && call.endsWith(deal.id)) return { data: deal };
    switch (call) {
      case 'GET /pipelines':
        return { embudos: [this.#pipeline], total: 1 };
      case 'GET /deals':
        return this.#page(query);
      case 'PATCH /pipelines/p-1':
        Object.assign(this.#pipeline, JSON.parse(sent));
        return {};
      case 'GET /pipelines/p-1/forecast':
        return { data: { por_moneda: { CLP: { abierto: '1000.5' } } } };
      default:
        return undefined;
    }
  }

  /** One deal a page. */
  #page(query: URLSearchParams): object {
    const stage = query.get('stage_id');
    const all = this.#deals.filter(({ stage_id }) => stage === null || stage_id === stage);
    const start = Number(query.get('cursor')?.replace('after-', '') ?? 0);
    return {
      results: all.slice(start, start + 1),
      next_cursor: start + 1 < all.length ? `after-${start + 1}` : null,
    };
  }
}
