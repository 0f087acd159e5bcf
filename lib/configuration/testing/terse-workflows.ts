import type { Target } from '@/lib/api/queries';
import type { JsonObject } from '@/lib/contract/scalars';

type Sent = { readonly call: string; readonly body: JsonObject };

/**
 * A server that has workflows and nothing else, and leaves out of its replies whatever holds nothing: what it sends says
 * little of which fields there are.
 */
export class TerseWorkflows {
  readonly workflows = new Map<number, JsonObject>();
  /** Writes that came: `PUT /workflows/1`. */
  readonly sent: Sent[] = [];
  /** Put before its own answers of writes: a status that it gives counts, and nothing is done. */
  before: (sent: Sent) => number | undefined = () => undefined;
  #next = 1;

  add(workflow: JsonObject): number {
    const id = this.#next++;
    this.workflows.set(id, workflow);
    return id;
  }

  get target(): Target {
    return {
      baseUrl: 'http://127.0.0.1:9',
      fetch: async (input, init) => {
        const path = new URL(String(input)).pathname;
        const method = init?.method ?? 'GET';
        const [, id, act] = /^\/workflows\/(\d+)(\/\w+)?$/.exec(path) ?? [];
        if (!path.startsWith('/workflows') || path === '/workflows/catalog') return refusal(404);
        if (method === 'GET') return this.#read(id);
        const sent = { call: `${method} ${path}`, body: JSON.parse(String(init?.body ?? '{}')) };
        this.sent.push(sent);
        const status = this.before(sent);
        return status === undefined ? this.#write(method, Number(id), act, sent.body) : refusal(status);
      },
    };
  }

  #read(id: string | undefined): Response {
    if (id === undefined) {
      const data = [...this.workflows].map(([one, { nombre }]) => ({ id: one, nombre }));
      return Response.json({ data, next_cursor: null });
    }
    const found = this.workflows.get(Number(id));
    return found ? Response.json(terse({ id: Number(id), ...found })) : refusal(404);
  }

  #write(method: string, id: number, act: string | undefined, body: JsonObject): Response {
    if (method === 'POST' && !act) return Response.json({ id: this.add(body) }, { status: 201 });
    if (method === 'DELETE') return Response.json({ id, deleted: this.workflows.delete(id) });
    const next = { ...this.workflows.get(id), ...(act ? { activo: act === '/publish' } : body) };
    this.workflows.set(id, next);
    return Response.json(terse({ id, ...next }));
  }
}

const refusal = (status: number) =>
  Response.json({ error: { code: 'no', message: 'No', details: [], request_id: 'r' } }, { status });

function terse(record: JsonObject): JsonObject {
  const isFull = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).some(isFull) : Boolean(value);
  return Object.fromEntries(Object.entries(record).filter(([, value]) => isFull(value)));
}
