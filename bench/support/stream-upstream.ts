import { emptyPage, FakeApi } from '../../lib/testing/fake-api.ts';

const TYPES = ['deal.updated', 'contact.updated', 'invoice.paid', 'appointment.created'];

/**
 * An API on loopback at which a given number of events happen every second, each with one delivery that arrives at
 * once: what is measured is who follows them. It begins with `before` events.
 */
export async function startStreamUpstream(perSecond: number, before: number) {
  const startedAt = performance.now();
  const begunAt = Date.now();
  let looks = 0;
  const count = () => before + Math.floor(((performance.now() - startedAt) / 1000) * perSecond);
  const momentOf = (number: number) =>
    new Date(begunAt + ((number - before) / perSecond) * 1000).toISOString();
  const eventOf = (number: number) => ({
    id: `evt_${number}`,
    type: TYPES[number % TYPES.length],
    api_version: 'v1',
    created_at: momentOf(number),
    subaccount_id: 1,
    data: {
      id: number,
      title: `Renovación ${number} de Transportes Andes`,
      amount: '1250000.50',
      currency: 'CLP',
    },
  });
  const deliveryOf = (number: number) => ({
    id: number,
    endpoint_id: 1,
    event_id: `evt_${number}`,
    event_type: TYPES[number % TYPES.length],
    status: 'delivered',
    attempts: 1,
    response_status: 200,
    error: null,
    next_attempt_at: null,
    redelivery_of: null,
    created_at: momentOf(number),
    delivered_at: momentOf(number),
  });

  const upstream = new FakeApi(({ path, query }) => {
    const limit = Number(query.get('limit') ?? 50);
    const cursor = Number(query.get('cursor')?.replace('evt_', '') ?? 0);
    if (path === '/webhooks/endpoints') return { data: [endpoint], next_cursor: null };
    if (path === '/webhooks/deliveries') {
      const newest = cursor > 0 ? cursor - 1 : count();
      const rows = Array.from({ length: Math.min(limit, newest) }, (_, index) => deliveryOf(newest - index));
      return { data: rows, next_cursor: rows.at(-1)?.id ?? null };
    }
    if (path !== '/events') return emptyPage;
    looks += 1;
    const last = Math.min(count(), cursor + limit);
    const rows = Array.from({ length: Math.max(0, last - cursor) }, (_, index) =>
      eventOf(cursor + 1 + index),
    );
    return { data: rows, next_cursor: rows.at(-1)?.id ?? query.get('cursor') };
  });
  return Object.assign(await upstream.start(), { count, looks: () => looks });
}

const endpoint = {
  id: 1,
  url: 'https://erp.example.cl/hooks/subaccount',
  description: null,
  events: ['*'],
  active: true,
  secret_hint: '9f3c',
  previous_secret_expires_at: null,
  consecutive_failures: 0,
  disabled_at: null,
  disabled_reason: null,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
};
