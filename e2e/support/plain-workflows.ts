import { memberOf, readTree } from '../../lib/json/json-tree.ts';
import { type Asked, FakeApi } from '../../lib/testing/fake-api.ts';

/**
 * A server that keeps to the workflow part of the API document but to none of our choices: wrapped records, a list
 * under its own name, ids of numbers in the graph, handles under another name, fields that nobody knows at every
 * level, findings as plain sentences, replies to PUT that repeat nothing, and no extensions. It keeps the text that it
 * is sent, byte by byte: a number is what its digits say, and a key may stand twice.
 */
export class PlainWorkflows extends FakeApi {
  /** The text of the one workflow, as it is stored. */
  stored: string;
  /** Bodies of `PUT /workflows/{id}`. */
  readonly puts: string[] = [];
  constructor(stored: string) {
    super((asked) => this.#answer(asked));
    this.stored = stored;
  }

  #answer({ call, body: sent }: Asked): object | string | undefined {
    switch (call) {
      case 'GET /pipelines':
        return { pipelines: [] };
      case 'GET /workflows': {
        const { graph: _, triggers: __, settings: ___, ...summary } = JSON.parse(this.stored);
        return { workflows: [summary], meta: ['x'] };
      }
      case 'GET /workflows/wf-a':
        return `{"data":${this.stored},"request_id":"req-1"}`;
      case 'PUT /workflows/wf-a': {
        this.puts.push(sent);
        this.stored = replaced(this.stored, sent);
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

/** The text of an object with the text of those members that `sent` names. */
function replaced(text: string, sent: string): string {
  const body = readTree(sent);
  const members = (readTree(text).members ?? []).map(
    ({ name, written, node }) => `${written}:${(memberOf(body, name) ?? node).text}`,
  );
  return `{${members.join()}}`;
}

const catalog = {
  triggers: [{ type: 'ticket.opened', nombre: 'Ticket abierto', config: [] }],
  actions: [
    {
      type: 'task',
      subtype: 'print_label',
      nombre: 'Imprimir etiqueta',
      config: [
        { key: 'texto', type: 'rich_text', required: true, descripcion: 'Texto.' },
        { key: 'copias', type: 'number', required: false },
      ],
    },
  ],
  logic: [],
  reglas: [],
};
