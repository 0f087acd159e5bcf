import { type Asked, FakeApi } from '../../lib/testing/fake-api.ts';

const page = 2;

/**
 * A server that keeps to the document's contacts, tags, companies and tasks but to none of our choices: lists under
 * keys of its own, text cursors and ids, wrapped records, missing and odd fields, states nobody knows, and a
 * gateway's page for what it does not have.
 */
export class PlainContacts extends FakeApi {
  /** Bodies of `PATCH /contacts/{cid}`. */
  readonly patches: unknown[] = [];
  readonly #contacts = [
    { id: 'c-1', nombre: 'Ana', email: 'ana@example.cl', puntaje: 7, tags: [{ id: 't-1', nombre: 'vip' }] },
    { id: 'c-2', nombre: 'Beto', apellido: null, telefono: 56911111111, tags: null },
    { id: 'c-3', nombre: 'Carla', rut: { numero: 1 }, created_at: 'yesterday' },
    { id: 'c-4', nombre: 'Dora', tags: ['vip'], campos_custom: [] },
    { id: 'c-5' },
  ];

  constructor() {
    super((asked) => this.#answer(asked));
  }

  #answer({ call, query, body: sent }: Asked): object | undefined {
    const contact = this.#contacts.find(({ id }) => call.endsWith(` /contacts/${id}`));
    if (contact && call.startsWith('PATCH')) {
      const body = JSON.parse(sent);
      this.patches.push(body);
      return { data: Object.assign(contact, body) };
    }
    if (contact && call.startsWith('GET')) return { data: contact };
    switch (call) {
      case 'GET /contacts':
        return this.#list(query);
      case 'GET /companies':
        return [{ id: 'e-1', nombre: 'Viñas', estado: 'en_revision' }];
      case 'GET /tags':
        return { tags: [{ id: 't-1', nombre: 'vip', color: 'red' }], total: 1 };
      case 'GET /tasks':
        return { results: [{ id: 'k-1', titulo: 'Esperar', status: 'bloqueada' }] };
      case 'GET /pipelines':
        return { pipelines: [] };
      default:
        return undefined;
    }
  }

  #list(query: URLSearchParams): object {
    const search = query.get('search')?.toLowerCase() ?? '';
    const all = this.#contacts.filter((one) => JSON.stringify(one).toLowerCase().includes(search));
    const start = Number(query.get('cursor')?.replace('after-', '') ?? 0);
    const isLast = start + page >= all.length;
    return {
      contacts: all.slice(start, start + page),
      meta: ['x'],
      next_cursor: isLast ? null : `after-${start + page}`,
    };
  }
}
