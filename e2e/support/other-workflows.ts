import { type Asked, FakeApi } from '../../lib/testing/fake-api.ts';

type Fields = { readonly [key: string]: unknown };

/**
 * A server that keeps to the document and to nothing that it leaves open: all triggers are of one `type`, names lie in
 * `data.label`, settings under `config_schema.keys`, the flow's own steps in `data`, its connections go `from` and `to`.
 */
export class OtherWorkflows extends FakeApi {
  /** The one workflow, as it is stored. */
  stored: Fields = structuredClone(flow);
  readonly puts: Fields[] = [];
  /** How the blocks come; undefined where there is none. */
  catalog: object | undefined;

  constructor(catalog: object | undefined) {
    super((asked) => this.#answer(asked));
    this.catalog = catalog;
  }

  #answer({ call, body: sent }: Asked): object | undefined {
    switch (call) {
      case 'GET /pipelines':
        return { pipelines: [] };
      case 'GET /workflows':
        return { workflows: [this.stored] };
      case 'GET /workflows/wf-b':
        return { data: this.stored };
      case 'PUT /workflows/wf-b': {
        const body = JSON.parse(sent);
        this.puts.push(body);
        this.stored = { ...this.stored, ...body };
        return { data: this.stored };
      }
      case 'GET /workflows/catalog':
        return this.catalog;
      case 'GET /workflows/merge-fields':
        return { fields: ['{{contact.email}}', '{{deal.amount}}'] };
      case 'POST /workflows/validate':
        return { valid: true, errors: [], warnings: { s1: { tag: 'La etiqueta no existe todavía.' } } };
      default:
        return undefined;
    }
  }
}

const flow = {
  id: 'wf-b',
  nombre: 'De otra casa',
  status: 'active',
  settings: {},
  triggers: [{ id: 'g1', type: 'trigger', subtype: 'deal_won', data: { label: 'Al ganar' } }],
  graph: {
    nodes: [
      {
        id: 's1',
        data: { type: 'action', subtype: 'add_tag', label: 'Marcar cliente', config: { tag: 'vip' } },
      },
      { id: 's2', data: { type: 'quantum', subtype: 'leap', label: 'Salto', config: { q: 1 } } },
    ],
    edges: [
      { id: 'x1', from: 'g1', to: 's1' },
      { id: 'x2', from: 's1', to: 's2' },
    ],
  },
};

const moments = ['deal', 'contact', 'appointment', 'form', 'task', 'payment'];
const events = moments.flatMap((what) => ['created', 'updated', 'won'].map((how) => `${what}_${how}`));

const entry = (type: string, subtype: string, label: string, keys: readonly object[]) => ({
  type,
  subtype,
  data: { label },
  config_schema: { keys },
});

const keys = {
  tag: { name: 'tag', tipo: 'texto', obligatorio: true, label: 'Etiqueta' },
  mode: { name: 'mode', tipo: 'select', obligatorio: false, options: ['add', 'replace'] },
};

/** Groups as lists; 18 triggers of one type. */
export const listedCatalog = {
  data: {
    triggers: events.map((event) =>
      entry('trigger', event, `Cuando ${event.replace('_', ' ')}`, [
        { name: 'filter', tipo: 'string', obligatorio: event === 'deal_won' },
      ]),
    ),
    actions: [
      entry('action', 'add_tag', 'Poner etiqueta', [keys.tag, keys.mode]),
      {
        type: 'action',
        subtype: 'teleport',
        data: { label: 'Teletransportar' },
        config_schema: 'see the manual',
      },
    ],
    logic: [entry('logic', 'wait', 'Esperar', [{ name: 'days', tipo: 'entero', obligatorio: true }])],
    reglas: ['Solo lo exacto se ejecuta.'],
  },
};

/** Groups as objects keyed by identifier, one level deeper for actions. */
export const keyedCatalog = {
  catalogo: {
    disparadores: Object.fromEntries(
      events.map((event) => [
        event,
        { type: 'trigger', titulo: `Cuando ${event.replace('_', ' ')}`, params: {} },
      ]),
    ),
    acciones: {
      contacto: {
        add_tag: {
          type: 'action',
          titulo: 'Poner etiqueta',
          schema: {
            type: 'object',
            properties: { tag: { type: 'string' }, mode: { enum: ['add'] } },
            required: ['tag'],
          },
        },
      },
    },
    logica: { wait: { titulo: 'Esperar', params: { days: { type: 'int', required: true } } } },
  },
};
