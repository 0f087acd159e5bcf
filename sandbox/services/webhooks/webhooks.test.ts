import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createContact } from '../../../lib/contract/contacts.ts';
import { eventTypes } from '../../../lib/contract/events.ts';
import { createPipeline } from '../../../lib/contract/pipelines.ts';
import { emitExample } from '../../../lib/contract/sandbox.ts';
import * as contract from '../../../lib/contract/webhooks.ts';
import { type Receiver, startReceiver } from '../../delivery/testing/receiver.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
let receiver: Receiver;
let now = new Date();

beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now });
  receiver = await startReceiver();
});
afterAll(async () => {
  await sandbox.close();
  await receiver.close();
});

async function newEndpoint(body: { events?: ['*'] | ['deal.won']; active?: boolean } = {}) {
  const endpoint = await sandbox.call(contract.createWebhookEndpoint, {
    body: { url: receiver.url, events: ['*'], ...body },
  });
  onTestFinished(async () => {
    await sandbox.request('DELETE', `/webhooks/endpoints/${endpoint.id}`);
  });
  return endpoint;
}
const read = (id: number) => sandbox.call(contract.getWebhookEndpoint, { path: { id } });
const change = (id: number, body: { active?: boolean; url?: string }) =>
  sandbox.call(contract.updateWebhookEndpoint, { path: { id }, body });
const emit = (type: 'deal.won' | 'invoice.paid') => sandbox.call(emitExample, { body: { type } });
const deliveriesOf = async (endpoint_id: number) =>
  (await sandbox.call(contract.listDeliveries, { query: { endpoint_id } })).data;

describe('endpoints', () => {
  test('the secret is shown on creation and on rotation, and nowhere else', async () => {
    const created = await newEndpoint();
    expect(created.secret).toMatch(/^whsec_/);
    const rotated = await sandbox.call(contract.rotateWebhookSecret, { path: { id: created.id } });
    expect(rotated.secret).not.toBe(created.secret);
    expect(Date.parse(rotated.previous_secret_expires_at!) - now.getTime()).toBe(24 * 3_600_000);
    const list = await sandbox.call(contract.listWebhookEndpoints, {});
    for (const shown of [await read(created.id), list.data, await change(created.id, { active: true })]) {
      expect(JSON.stringify(shown)).not.toContain(created.secret);
      expect(JSON.stringify(shown)).not.toContain(rotated.secret);
    }
    expect((await read(created.id)).secret_hint).toBe(rotated.secret.slice(-4));
  });

  test.each([
    ['https://169.254.169.254/latest', 'address_not_allowed'],
    ['https://[::ffff:10.0.0.1]/', 'address_not_allowed'],
    ['http://example.com/hook', 'https_required'],
    ['https://example.com/#part', 'fragment_not_allowed'],
  ])('%s is refused with %s, on creation and on change', async (url, issue) => {
    const { id } = await newEndpoint();
    for (const [method, path, body] of [
      ['POST', '/webhooks/endpoints', { url, events: ['*'] }],
      ['PATCH', `/webhooks/endpoints/${id}`, { url }],
    ] as const) {
      const refused = await sandbox.request(method, path, { body });
      expect(refused).toMatchObject({ status: 422, body: { error: { details: [{ field: 'url', issue }] } } });
    }
  });

  test('a deleted one is gone, its deliveries stay and cannot be sent again', async () => {
    const { id } = await newEndpoint();
    const { delivery_id } = await sandbox.call(contract.pingWebhookEndpoint, { path: { id } });
    expect(await sandbox.call(contract.deleteWebhookEndpoint, { path: { id } })).toEqual({
      id,
      deleted: true,
    });
    const gone = await sandbox.answer(contract.getWebhookEndpoint, { path: { id } });
    expect(gone.status).toBe(404);
    expect(await deliveriesOf(id)).toHaveLength(1);
    const refused = await sandbox.answer(contract.redeliver, { path: { id: delivery_id } });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'endpoint_disabled' } } });
  });

  test('a paused one keeps its events as held deliveries; reactivating zeroes the counter', async () => {
    const { id } = await newEndpoint({ active: false });
    await emit('deal.won');
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'held', attempts: 0, next_attempt_at: null }]);
    const ping = await sandbox.answer(contract.pingWebhookEndpoint, { path: { id } });
    expect(ping).toMatchObject({ status: 409, body: { error: { code: 'endpoint_disabled' } } });
    const active = await change(id, { active: true });
    expect(active).toMatchObject({ active: true, consecutive_failures: 0, disabled_at: null });
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'held' }]);
  });

  test('an event goes to those that subscribe to its type', async () => {
    const all = await newEndpoint();
    const won = await newEndpoint({ events: ['deal.won'] });
    const paid = await emit('invoice.paid');
    const ofAll = await deliveriesOf(all.id);
    expect(ofAll.map((one) => one.event_id)).toContain(paid.id);
    expect(await deliveriesOf(won.id)).toEqual([]);
  });
});

describe('another subaccount', () => {
  test('sees no endpoint, delivery or event of the first', async () => {
    const { id } = await newEndpoint();
    const { delivery_id } = await sandbox.call(contract.pingWebhookEndpoint, { path: { id } });
    const key = sandbox.secondKey;
    const path = { id };
    const answers = await Promise.all([
      sandbox.answer(contract.getWebhookEndpoint, { path }, { key }),
      sandbox.answer(contract.updateWebhookEndpoint, { path, body: { active: false } }, { key }),
      sandbox.answer(contract.deleteWebhookEndpoint, { path }, { key }),
      sandbox.answer(contract.rotateWebhookSecret, { path }, { key }),
      sandbox.answer(contract.pingWebhookEndpoint, { path }, { key }),
      sandbox.answer(contract.getDelivery, { path: { id: delivery_id } }, { key }),
      sandbox.answer(contract.redeliver, { path: { id: delivery_id } }, { key }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(404));
    for (const operation of [contract.listWebhookEndpoints, contract.listDeliveries, contract.listEvents]) {
      expect(await sandbox.answer(operation, {}, { key })).toMatchObject({ body: { data: [] } });
    }
  });
});

describe('events', () => {
  const page = (query: object) => sandbox.call(contract.listEvents, { query });

  test('come oldest first from a cursor in either form, and the last id is the next cursor', async () => {
    const first = await emit('deal.won');
    const second = await emit('invoice.paid');
    for (const cursor of [first.id, first.id.replace('evt_', '')]) {
      const { data, next_cursor } = await page({ cursor });
      expect(data).toEqual([second]);
      expect(next_cursor).toBe(second.id);
    }
    expect(await page({ cursor: second.id })).toEqual({ data: [], next_cursor: second.id });
  });

  test('are filtered by a list of types, in the same order', async () => {
    const start = (await emit('deal.won')).id;
    const emitted = [];
    for (const type of ['invoice.paid', 'deal.won', 'invoice.paid'] as const) emitted.push(await emit(type));
    expect((await page({ cursor: start, type: 'invoice.paid' })).data).toEqual([emitted[0], emitted[2]]);
    expect((await page({ cursor: start, type: 'invoice.paid,deal.won' })).data).toEqual(emitted);
    expect((await page({ cursor: start, type: 'invoice.paid,deal.won', limit: 2 })).data).toEqual(
      emitted.slice(0, 2),
    );
    const unknown = await sandbox.request('GET', '/events?type=deal.won,deal.melted');
    expect(unknown).toMatchObject({ status: 422, body: { error: { code: 'validation_error' } } });
  });

  test('are searched for a text, whatever its capital letters, within types and cursor', async () => {
    const before = (await emit('deal.won')).id;
    await sandbox.call(createPipeline, { body: { nombre: 'Sin relación' } });
    const contact = await sandbox.call(createContact, { body: { nombre: 'Zoë 100%_' } });
    const [found] = (await page({ cursor: before, search: 'zoë 100%_' })).data;
    expect(found).toMatchObject({ type: 'contact.created', data: { id: contact.id } });
    expect((await page({ cursor: before, search: 'Zoë', type: 'contact.created,deal.won' })).data).toEqual([
      found,
    ]);
    expect((await page({ cursor: before, search: 'Zoë', type: 'deal.won' })).data).toEqual([]);
    expect(await page({ cursor: found!.id, search: 'Zoë' })).toEqual({ data: [], next_cursor: found!.id });
    expect((await page({ cursor: before, search: '100_%' })).data).toEqual([]);
  });

  test('are visible for 30 days', async () => {
    const event = await emit('deal.won');
    const before = String(Number(event.id.replace('evt_', '')) - 1);
    const today = now;
    onTestFinished(() => {
      now = today;
    });
    now = new Date(today.getTime() + 30 * 86_400_000);
    expect((await page({ cursor: before })).data).toEqual([event]);
    now = new Date(now.getTime() + 1);
    expect((await page({ cursor: before })).data).toEqual([]);
  });

  test('of every type of the catalogue can be emitted, with the example as data', async () => {
    const catalogue = await sandbox.call(contract.listEventTypes, {});
    expect(catalogue.data.map((one) => one.type)).toEqual(eventTypes);
    for (const { type, example } of catalogue.data) {
      const event = await sandbox.call(emitExample, { body: { type: type as 'deal.won' } });
      expect(event).toMatchObject({ type, api_version: 'v1', subaccount_id: 1, data: example.data });
      expect(event.previous).toEqual(example.previous);
    }
  });
});

describe('deliveries', () => {
  test('are counted where that is asked for, whatever page is read', async () => {
    const { id } = await newEndpoint({ events: ['deal.won'], active: false });
    for (let sent = 0; sent < 3; sent++) await emit('deal.won');
    const pageOf = (query: object) =>
      sandbox.call(contract.listDeliveries, { query: { endpoint_id: id, limit: 1, ...query } });
    expect(await pageOf({})).not.toHaveProperty('total');
    const first = await pageOf({ total: 'true' });
    expect(first).toMatchObject({ total: 3, data: [expect.anything()] });
    expect(await pageOf({ total: 'true', cursor: first.next_cursor })).toMatchObject({ total: 3 });
    expect(await pageOf({ total: 'true', event_type: 'deal.lost' })).toMatchObject({ total: 0, data: [] });
    await expect(pageOf({ total: 'no' })).rejects.toThrow();
  });

  test('are listed newest first by page, and each filter narrows them', async () => {
    const { id } = await newEndpoint({ active: false });
    const events = [];
    for (let i = 0; i < 5; i++) events.push(await emit(i % 2 === 0 ? 'deal.won' : 'invoice.paid'));
    const pageOf = (query: object) =>
      sandbox.call(contract.listDeliveries, { query: { endpoint_id: id, ...query } });
    const first = await pageOf({ limit: 3 });
    const rest = await pageOf({ limit: 3, cursor: first.next_cursor });
    expect(rest.next_cursor).toBeNull();
    expect([...first.data, ...rest.data].map((one) => one.event_id)).toEqual(
      events.map((one) => one.id).reverse(),
    );
    const idsOf = async (query: object) => (await pageOf(query)).data.map((one) => one.event_id);
    expect(await idsOf({ event_type: 'invoice.paid' })).toEqual([events[3]!.id, events[1]!.id]);
    expect(await idsOf({ event_id: events[2]!.id })).toEqual([events[2]!.id]);
    expect(await idsOf({ status: 'held' })).toHaveLength(5);
    expect(await idsOf({ status: 'no such' })).toEqual([]);
    expect(await idsOf({ response_status: 200 })).toEqual([]);
    expect(await idsOf({ search: `"${events[4]!.id}"`.toUpperCase() })).toEqual([events[4]!.id]);
    expect(await idsOf({ search: '100%_' })).toEqual([]);
    expect(await idsOf({ created_after: now.toISOString() })).toHaveLength(5);
    expect(await idsOf({ created_before: now.toISOString() })).toEqual([]);
  });

  test('say what their event is about and how long the last attempt took', async () => {
    const { id } = await newEndpoint();
    const contact = await sandbox.call(createContact, { body: { nombre: 'Ana', apellido: 'Soto' } });
    const about = { id: contact.id, title: 'Ana Soto' };
    await expect
      .poll(async () => (await deliveriesOf(id))[0])
      .toMatchObject({ status: 'delivered', object: about, duration_ms: expect.any(Number) });
    const [listed] = await deliveriesOf(id);
    const delivery = await sandbox.call(contract.getDelivery, { path: { id: listed!.id } });
    expect(delivery).toMatchObject({ object: about, duration_ms: listed!.duration_ms });
    expect(delivery.attempt_log.at(-1)?.duration_ms).toBe(listed!.duration_ms);

    const held = await newEndpoint({ active: false });
    await emit('deal.won');
    expect((await deliveriesOf(held.id))[0]).toMatchObject({ duration_ms: null, object: { id: 1042 } });
  });

  test('carry the exact text of the event, whatever characters it has', async () => {
    const { id } = await newEndpoint({ active: false });
    await emit('deal.won');
    const [listed] = await deliveriesOf(id);
    const delivery = await sandbox.call(contract.getDelivery, { path: { id: listed!.id } });
    const { data } = await sandbox.call(contract.listEvents, { query: { limit: 100 } });
    expect(delivery.body).toBe(JSON.stringify(data.find((event) => event.id === delivery.event_id)));
    expect(delivery).toMatchObject({ url: receiver.url, attempt_log: [] });
  });

  test('of a write that is refused do not exist', async () => {
    const { id } = await newEndpoint({ active: false });
    const refused = await sandbox.answer(createPipeline, { body: { nombre: ' ' } });
    expect(refused.status).toBe(422);
    expect(await deliveriesOf(id)).toEqual([]);
  });
});
