import { emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';

/** Of so many deliveries one has failed. */
export const FAILED_EVERY = 20;

/**
 * An API with as many deliveries as asked, newest first, on loopback: what is measured is the list, not a database.
 * It filters by `status` and by dates; a redelivery is accepted, counted and forgotten,
 * and its reply says that it was delivered.
 */
export async function startDeliveriesUpstream(count: number) {
  let redeliveries = 0;
  const upstream = new FakeApi(({ path, query }) => {
    const again = /deliveries\/(\d+)\/redeliver$/.exec(path);
    if (again) {
      redeliveries += 1;
      return { ...deliveryOf(count + redeliveries), redelivery_of: Number(again[1]), status: 'delivered' };
    }
    if (path.endsWith('/endpoints')) return { data: [endpoint], next_cursor: null };
    return path.endsWith('/deliveries') ? pageOf(count, query) : emptyPage;
  });
  return Object.assign(await upstream.start(), { redeliveries: () => redeliveries });
}

const endpoint = { id: 4, url: 'https://erp.example.cl/hooks/subaccount', events: ['*'], active: true };

function pageOf(count: number, query: URLSearchParams) {
  if (query.has('created_before')) return { data: [], next_cursor: null };
  const step = query.get('status') === 'failed' ? FAILED_EVERY : 1;
  const limit = Number(query.get('limit') ?? 50);
  const before = Number(query.get('cursor') ?? count + 1);
  const newest = Math.floor((before - 1) / step) * step;
  const ids = Array.from({ length: limit }, (_, index) => newest - index * step).filter((id) => id > 0);
  const last = ids.at(-1);
  return { data: ids.map(deliveryOf), next_cursor: last !== undefined && last > step ? last : null };
}

function deliveryOf(id: number) {
  const isFailed = id % FAILED_EVERY === 0;
  return {
    id,
    endpoint_id: endpoint.id,
    event_id: `evt_${id}`,
    event_type: id % 3 ? 'deal.updated' : 'contact.created',
    status: isFailed ? 'failed' : 'delivered',
    attempts: isFailed ? 12 : 1,
    response_status: isFailed ? 503 : 200,
    error: isFailed ? 'HTTP 503' : null,
    next_attempt_at: null,
    redelivery_of: null,
    created_at: new Date(1_763_600_000_000 + id * 1_000).toISOString(),
    delivered_at: isFailed ? null : new Date(1_763_600_000_400 + id * 1_000).toISOString(),
  };
}
