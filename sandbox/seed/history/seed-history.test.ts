import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDeals } from '../../../lib/contract/deals.ts';
import { listPipelines } from '../../../lib/contract/pipelines.ts';
import { getDelivery, listDeliveries, listWebhookEndpoints } from '../../../lib/contract/webhooks.ts';
import { webhookEndpoints } from '../../db/tables/webhooks.ts';
import { refusalOf } from '../../delivery/attempt.ts';
import { waitAfter } from '../../delivery/backoff.ts';
import { sign } from '../../delivery/sign.ts';
import { allEvents } from '../../testing/events.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';
import { seedDemo } from '../seed-demo.ts';
import { seedHistory } from './seed-history.ts';

const DEALS = 90;
const now = new Date();

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
  const size = { companies: 5, contacts: 8, deals: 0, endpoints: 0 };
  await sandbox.database.transaction((tx) => seedDemo(tx, 1, now, size));
  await seedHistory(sandbox.database, 1, now, DEALS);
});
afterAll(() => sandbox.close());

async function everyDelivery() {
  const found = [];
  for (let cursor: number | undefined; ; ) {
    const query = { limit: 100, ...(cursor !== undefined && { cursor }) };
    const page = await sandbox.call(listDeliveries, { query });
    found.push(...page.data);
    if (page.next_cursor === null) return found;
    cursor = Number(page.next_cursor);
  }
}

test('deals are as their last event told, each column numbered', async () => {
  const { data: deals } = await sandbox.call(listDeals, { query: { limit: 100 } });
  expect(deals).toHaveLength(DEALS);
  expect(new Set(deals.map(({ estado }) => estado))).toEqual(new Set(['abierto', 'ganado', 'perdido']));
  const last = new Map((await allEvents(sandbox)).map(({ type, data }) => [`${type[0]}${data.id}`, data]));
  for (const { orden: _, ...deal } of deals) expect(last.get(`d${deal.id}`)).toMatchObject(deal);
  for (const column of Map.groupBy(deals, ({ stage_id }) => stage_id).values()) {
    expect(column.map(({ orden }) => orden).sort((a, b) => a - b)).toEqual([...column.keys()]);
  }
  const { data: pipelines } = await sandbox.call(listPipelines, {});
  expect(new Set(deals.map(({ pipeline_id }) => pipeline_id))).toEqual(new Set([pipelines[0]!.id]));
});

test('each deal tells its life once, in the order it happened', async () => {
  const { data: deals } = await sandbox.call(listDeals, { query: { limit: 100 } });
  const events = (await allEvents(sandbox)).filter(({ type }) => type.startsWith('deal.'));
  const moments = events.map(({ created_at }) => created_at);
  expect(moments).toEqual([...moments].sort());
  for (const { id, estado } of deals) {
    const types = events.filter(({ data }) => data.id === id).map(({ type }) => type);
    expect(types[0]).toBe('deal.created');
    expect(types.includes('deal.won')).toBe(estado === 'ganado');
    expect(types.includes('deal.lost')).toBe(estado === 'perdido');
    expect(new Set(types).size).toBe(types.length);
  }
});

test('deliveries of every outcome are kept as the worker would have kept them', async () => {
  const secrets = new Map(
    (await sandbox.database.db.select().from(webhookEndpoints)).map(({ id, secret }) => [id, secret]),
  );
  const bodies = new Map((await allEvents(sandbox)).map((event) => [event.id, JSON.stringify(event)]));
  const all = await everyDelivery();
  expect(all.length).toBeGreaterThan(8 * DEALS);
  expect(new Set(all.map(({ status }) => status))).toEqual(
    new Set(['delivered', 'failed', 'held', 'retrying']),
  );
  expect(new Set(all.map(({ response_status }) => response_status)).size).toBeGreaterThan(4);
  const telling = all.filter(
    ({ status, attempts }, index) => status !== 'delivered' || attempts > 1 || index % 40 === 0,
  );
  for (const { id } of telling) {
    const delivery = await sandbox.call(getDelivery, { path: { id } });
    const { status, attempt_log: log } = delivery;
    expect(delivery.body).toBe(bodies.get(delivery.event_id));
    expect(log.map(({ number }) => number)).toEqual([...log.keys()].map((index) => index + 1));
    expect(delivery.attempts).toBe(log.length);
    expect(log.slice(0, -1).every(({ error }) => error !== null)).toBe(true);
    expect([delivery.error, delivery.response_status]).toEqual([
      log.at(-1)?.error ?? null,
      log.at(-1)?.response_status ?? null,
    ]);
    expect(delivery.delivered_at !== null).toBe(status === 'delivered');
    expect(delivery.next_attempt_at !== null).toBe(status === 'retrying');
    if (status === 'failed') expect(waitAfter(log.length)).toBeUndefined();
    if (status === 'delivered') expect(delivery.error).toBeNull();
    if (delivery.next_attempt_at) expect(Date.parse(delivery.next_attempt_at)).toBeGreaterThan(now.getTime());
    for (const { request_headers: headers, response_status, error, started_at } of log) {
      expect(headers['X-Service-Delivery']).toBe(String(id));
      expect(headers['X-Service-Signature']).toBe(
        sign(secrets.get(delivery.endpoint_id)!, delivery.body, new Date(started_at)),
      );
      if (response_status !== null) expect(error).toBe(refusalOf(response_status));
      expect(Date.parse(started_at)).toBeLessThan(now.getTime());
    }
  }
});

test('no endpoint that is active listens to what happens from now on', async () => {
  const { data } = await sandbox.call(listWebhookEndpoints, {});
  expect(data.filter(({ active }) => active).map(({ events }) => events)).toEqual([['refund.issued']]);
  expect(data.filter(({ disabled_at }) => disabled_at !== null)).toHaveLength(2);
});
