import { PlainHttp } from './plain-http.ts';

type Fields = { readonly [key: string]: unknown };

/**
 * A server that keeps to the workflow part of the API document but to none of our choices: wrapped records, a list
 * under its own name, ids of numbers in the graph, handles under another name, fields that nobody knows at every
 * level, findings as plain sentences, replies to PUT that repeat nothing, and no extensions.
 */
export class PlainWorkflows extends PlainHttp {
  /** The one workflow, as it is stored. */
  stored: Fields;
  /** Bodies of `PUT /workflows/{id}`. */
  readonly puts: Fields[] = [];
  constructor(stored: Fields) {
    super();
    this.stored = stored;
  }

  protected answer(call: string, _query: URLSearchParams, sent: string): object | undefined {
    switch (call) {
      case 'GET /pipelines':
        return { pipelines: [] };
      case 'GET /workflows': {
        const { graph: _, triggers: __, settings: ___, ...summary } = this.stored;
        return { workflows: [summary], meta: ['x'] };
      }
      case 'GET /workflows/wf-a':
        return { data: this.stored };
      case 'PUT /workflows/wf-a': {
        const body = JSON.parse(sent);
        this.puts.push(body);
        this.stored = { ...this.stored, ...body };
        return { data: { id: 'wf-a' } };
      }
      case 'GET /workflows/catalog':
        return { data: catalog };
      case 'POST /workflows/validate':
        return { data: { valido: true, errores: [], advertencias: ['El paso 2 no tiene texto.'] } };
      default:
        return undefined;
    }
  }
}

const catalog = {
  triggers: [{ type: 'ticket.opened', nombre: 'Ticket abierto', config: [] }],
  actions: [
    {
      type: 'task',
      subtype: 'print_label',
      nombre: 'Imprimir etiqueta',
      config: [{ key: 'texto', type: 'rich_text', required: true, descripcion: 'Texto.' }],
    },
  ],
  logic: [],
  reglas: [],
};
