import { createHmac, randomBytes } from 'node:crypto';
import { type Asked, type ByHand, FakeApi } from '../../lib/testing/fake-api.ts';

type Delivery = {
  id: string;
  endpoint_id: string;
  event_id: string;
  status: string;
  attempts: number;
  error: string | null;
  body: string;
  redelivery_of?: string;
};

/**
 * A server that keeps to the webhook part of the API document but to none of our choices: lists under a key of
 * its own, text cursors and ids, wrapped records, missing optional fields, a state nobody knows, no extensions,
 * and a gateway's page for what it does not have.
 */
export class PlainServer extends FakeApi {
  readonly deliveries: Delivery[];
  /** Bodies of `PATCH /webhooks/endpoints/{id}`. */
  readonly patches: unknown[] = [];
  /** Rows of a page, whatever `limit` says. */
  pageSize = 2;
  /** Asked before each answer; with a fault it answers a gateway's page. */
  fault: (asked: Asked) => ByHand | undefined = () => undefined;

  constructor() {
    super((asked) => this.fault(asked) ?? this.#answer(asked));
    this.deliveries = ['delivered', 'failed', 'parked', 'delivered', 'delivered'].map((status, index) => ({
      id: `dlv-${5 - index}`,
      endpoint_id: 'ep-a',
      event_id: `evt_${50 - index}`,
      status,
      attempts: 1,
      error: status === 'failed' ? 'HTTP 503 from the receiver' : null,
      body: JSON.stringify({
        id: `evt_${50 - index}`,
        type: 'deal.won',
        data: { id: 7, title: 'Camión grúa' },
      }),
    }));
  }

  /** So many more deliveries, of types that nobody knows too, every tenth of them failed; ids ascend. */
  fill(count: number): void {
    for (let made = 0; made < count; made++) {
      const number = this.deliveries.length + 1;
      const type = number % 2 ? 'ticket.opened' : 'deal.won';
      const body = { id: `evt_${1000 + number}`, type, data: { title: number % 5 ? 'Auto' : 'Camión grúa' } };
      this.#add({
        endpoint_id: 'ep-b',
        event_id: body.id,
        status: number % 10 ? 'delivered' : 'failed',
        attempts: 1,
        error: number % 10 ? null : 'HTTP 503 from the receiver',
        body: JSON.stringify(body),
      });
    }
  }

  /** Undefined for what this server does not have. */
  #answer({ method, path, query, body: sent }: Asked): object | undefined {
    const [, id, verb] = /^\/webhooks\/(?:deliveries|endpoints)\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
    const delivery = this.deliveries.find((one) => one.id === id);
    const is = (wanted: string, pattern: string) =>
      method === wanted && path.replace(id ?? '\0', '*') === pattern;

    if (is('GET', '/pipelines')) return { pipelines: [] };
    if (is('GET', '/webhooks/events')) return ['deal.won', 'ticket.opened'];
    if (is('GET', '/events')) return { events: [], next_cursor: null };
    if (is('GET', '/webhooks/deliveries')) return this.#list(query);
    if (is('GET', '/webhooks/deliveries/*') && delivery) return { data: delivery };
    if (is('POST', '/webhooks/deliveries/*/redeliver') && delivery) return this.#clone(delivery);
    if (is('POST', '/webhooks/endpoints/*/ping')) return { data: this.#ping(id!) };
    if (is('PATCH', '/webhooks/endpoints/*')) {
      this.patches.push(JSON.parse(sent));
      return { data: { id, active: true } };
    }
    if (method === 'POST' && verb === 'rotate-secret') {
      return { data: { secret: `whsec_${randomBytes(12).toString('hex')}` } };
    }
    return undefined;
  }

  #list(query: URLSearchParams): object {
    const status = query.get('status');
    const endpoint = query.get('endpoint_id');
    const all = this.deliveries.filter(
      (one) => (!status || one.status === status) && (!endpoint || one.endpoint_id === endpoint),
    );
    const start = Number(query.get('cursor')?.replace('after-', '') ?? 0);
    const isLast = start + this.pageSize >= all.length;
    const rows = all.slice(start, start + this.pageSize).map(({ body, ...summary }) => summary);
    return { deliveries: rows, meta: ['x'], next_cursor: isLast ? null : `after-${start + this.pageSize}` };
  }

  #add(delivery: Omit<Delivery, 'id'>): Delivery {
    const added = { ...delivery, id: `dlv-${this.deliveries.length + 1}` };
    this.deliveries.unshift(added);
    return added;
  }

  #clone(original: Delivery): object {
    this.#add({ ...original, status: 'delivered', error: null, redelivery_of: original.id });
    return { queued: true };
  }

  #ping(endpointId: string): object {
    const event_id = `evt_${60 + this.deliveries.length}`;
    const body = JSON.stringify({ id: event_id, type: 'webhook.test', data: {} });
    this.#add({ endpoint_id: endpointId, event_id, status: 'delivered', attempts: 1, error: null, body });
    return { event_id };
  }
}

/** `X-Service-Signature` of a body as the service makes it. */
export function sign(secret: string, t: number, body: string): string {
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
