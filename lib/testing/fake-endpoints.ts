import { tryParseJson } from '@/lib/json/parse-json';
import { type Answer, type Asked, emptyPage, FakeApi, json } from './fake-api';

export type FakeEndpoint = {
  id: number;
  url: string;
  description: string | null;
  events: readonly string[];
  active: boolean;
  [field: string]: unknown;
};

/** What every endpoint of it has, and nobody may be shown or keep. */
export const ENDPOINT_SECRET = 'whsec_of_an_endpoint_0123456789';

/**
 * A fake API that has webhook endpoints and nothing else, made and changed as the document says: of configuration it
 * is the smallest whole. Writes of one idempotency key take effect once.
 */
export class FakeEndpoints extends FakeApi {
  readonly endpoints: FakeEndpoint[] = [];
  /** Put before its own answers: what it gives counts. */
  before: (asked: Asked) => Answer | undefined = () => undefined;
  readonly #replies = new Map<string, Answer>();
  #ids: number;

  /** @param firstId of its endpoints: two servers have other ids */
  constructor(firstId = 1) {
    super();
    this.#ids = firstId;
    this.answer = (asked) => this.before(asked) ?? this.#answer(asked);
  }

  add(url: string, more: Partial<FakeEndpoint> = {}): FakeEndpoint {
    const plain = { description: null, events: ['deal.won'], active: true };
    const made = { id: this.#ids++, url, ...plain, secret: ENDPOINT_SECRET, secret_hint: '6789', ...more };
    this.endpoints.push(made);
    return made;
  }

  /** Writes that it was sent: `POST /webhooks/endpoints`. */
  get writes(): readonly string[] {
    return this.seen.filter(({ method }) => method !== 'GET').map(({ call }) => call);
  }

  #answer(asked: Asked): Answer {
    const [, id] = /^\/webhooks\/endpoints(?:\/(\d+))?$/.exec(asked.path) ?? [undefined, undefined];
    if (!asked.path.startsWith('/webhooks/endpoints')) return undefined;
    if (asked.method === 'GET') return id ? this.#known(id) : { ...emptyPage, data: this.endpoints };
    const key = String(asked.headers['idempotency-key']);
    const reply = this.#replies.get(key) ?? this.#write(asked, id);
    this.#replies.set(key, reply);
    return reply;
  }

  #known(id: string): Answer {
    return this.endpoints.find((one) => one.id === Number(id));
  }

  #write({ method, body }: Asked, id: string | undefined): Answer {
    const sent = tryParseJson(body || '{}') as Partial<FakeEndpoint>;
    if (id === undefined) {
      const made = { ...this.add(String(sent.url), sent) };
      return (reply) => json(reply, 201, made);
    }
    const known = this.endpoints.find((one) => one.id === Number(id));
    if (!known) return undefined;
    if (method === 'DELETE') {
      this.endpoints.splice(this.endpoints.indexOf(known), 1);
      return { id: known.id, deleted: true };
    }
    return { ...Object.assign(known, sent) };
  }
}
