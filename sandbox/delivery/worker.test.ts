import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { emitExample } from '../../lib/contract/sandbox.ts';
import * as contract from '../../lib/contract/webhooks.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';

const verifier = new Stripe('sk_test_not_used').webhooks;
const TIMEOUT_MS = 1500;

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox({ config: { webhookTimeoutMs: TIMEOUT_MS, retryUnitMs: 5 } });
});
afterAll(() => sandbox.close());

async function newReceiver(): Promise<Receiver> {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}

/** An endpoint that gets this test's pings and nothing of other tests. */
async function newEndpoint(url: string, events: ['quote.viewed'] | ['refund.issued'] = ['quote.viewed']) {
  const endpoint = await sandbox.call(contract.createWebhookEndpoint, { body: { url, events } });
  onTestFinished(async () => {
    await sandbox.request('DELETE', `/webhooks/endpoints/${endpoint.id}`);
  });
  return endpoint;
}

const ping = (id: number) => sandbox.call(contract.pingWebhookEndpoint, { path: { id } });
const endpointOf = (id: number) => sandbox.call(contract.getWebhookEndpoint, { path: { id } });
const deliveryOf = (id: number) => sandbox.call(contract.getDelivery, { path: { id } });
const settled = (id: number, status: string) =>
  vi.waitFor(
    async () => {
      const delivery = await deliveryOf(id);
      expect(delivery.status).toBe(status);
      return delivery;
    },
    { timeout: 20_000, interval: 20 },
  );

describe('a delivery', () => {
  test('arrives signed, byte for byte as it is recorded', async () => {
    const receiver = await newReceiver();
    const endpoint = await newEndpoint(receiver.url);
    receiver.respond = (response) => response.writeHead(202, { 'x-trace': 'abc' }).end('thanks');
    const { delivery_id, event_id } = await ping(endpoint.id);
    const delivery = await settled(delivery_id, 'delivered');
    const [{ headers, body }] = receiver.received as [Receiver['received'][0]];
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Service-Webhooks/1.0',
      'x-service-event': 'webhook.test',
      'x-service-delivery': String(delivery_id),
    });
    expect(headers['x-service-signature-previous']).toBeUndefined();
    const event = verifier.constructEvent(body, String(headers['x-service-signature']), endpoint.secret);
    expect(event.id).toBe(event_id);
    expect(delivery).toMatchObject({
      body,
      attempts: 1,
      response_status: 202,
      error: null,
      url: receiver.url,
    });
    expect(delivery.attempt_log).toMatchObject([
      { number: 1, response_body: 'thanks', response_status: 202 },
    ]);
    expect(delivery.attempt_log[0]!.request_headers['X-Service-Signature']).toBe(
      headers['x-service-signature'],
    );
    expect(delivery.attempt_log[0]!.response_headers).toMatchObject({ 'x-trace': 'abc' });
  });

  test('carries both signatures after a rotation, each good for its own secret', async () => {
    const receiver = await newReceiver();
    const before = await newEndpoint(receiver.url);
    const after = await sandbox.call(contract.rotateWebhookSecret, { path: { id: before.id } });
    const { delivery_id } = await ping(before.id);
    await settled(delivery_id, 'delivered');
    const [{ headers, body }] = receiver.received as [Receiver['received'][0]];
    const [current, previous] = [headers['x-service-signature'], headers['x-service-signature-previous']].map(
      String,
    );
    expect(verifier.constructEvent(body, current!, after.secret)).toBeTruthy();
    expect(verifier.constructEvent(body, previous!, before.secret)).toBeTruthy();
    expect(() => verifier.constructEvent(body, current!, before.secret)).toThrow();
  });

  test('is tried again until acknowledged, and a success zeroes the counter', async () => {
    const receiver = await newReceiver();
    const endpoint = await newEndpoint(receiver.url);
    receiver.respond = (response) => response.writeHead(receiver.received.length < 4 ? 500 : 200).end();
    const { delivery_id } = await ping(endpoint.id);
    const delivery = await settled(delivery_id, 'delivered');
    expect(delivery.attempt_log.map((one) => one.response_status)).toEqual([500, 500, 500, 200]);
    expect(new Set(receiver.received.map((one) => one.body)).size).toBe(1);
    expect(await endpointOf(endpoint.id)).toMatchObject({ active: true, consecutive_failures: 0 });
  });

  test('is found by a header of either side, of whichever attempt', async () => {
    const receiver = await newReceiver();
    const endpoint = await newEndpoint(receiver.url);
    receiver.respond = (response) =>
      receiver.received.length < 2
        ? response.writeHead(500, { 'x-trace': 'one%_' }).end()
        : response.writeHead(200, { 'x-trace': 'two' }).end();
    const { id } = await settled((await ping(endpoint.id)).delivery_id, 'delivered');
    const found = async (header: string) => {
      const query = { endpoint_id: String(endpoint.id), header };
      return (await sandbox.call(contract.listDeliveries, { query })).data.map((row) => row.id);
    };
    for (const header of ['x-trace: one%_', 'X-TRACE: TWO', 'user-agent: service', `Delivery: ${id}`]) {
      expect(await found(header), header).toEqual([id]);
    }
    for (const header of ['x-trace: one_%', 'two"', 'x-trace: 2']) {
      expect(await found(header), header).toEqual([]);
    }
  });

  test('is sent again as a clone with the same event id, and the original stays', async () => {
    const receiver = await newReceiver();
    const endpoint = await newEndpoint(receiver.url);
    const original = await settled((await ping(endpoint.id)).delivery_id, 'delivered');
    const clone = await sandbox.call(contract.redeliver, { path: { id: original.id } });
    expect(clone).toMatchObject({
      status: 'pending',
      redelivery_of: original.id,
      event_id: original.event_id,
    });
    expect((await settled(clone.id, 'delivered')).body).toBe(original.body);
    expect(receiver.received.map((one) => one.body)).toEqual([original.body, original.body]);
    expect(await deliveryOf(original.id)).toEqual(original);
  });
});

/** What goes wrong, how, and what the log says. */
const faults: [string, Receiver['respond'], RegExp][] = [
  ['hangs', () => {}, /^timeout/],
  [
    'redirects',
    (response) => response.writeHead(301, { location: '/x' }).end(),
    /redirects are not followed/,
  ],
  ['resets the connection', (response) => response.socket!.resetAndDestroy(), /ECONNRESET|other side closed/],
];

describe('a failing endpoint', () => {
  test('is disabled after 15 attempts in a row; what it had to get is held and can be sent after reactivation', async () => {
    const receiver = await newReceiver();
    const endpoint = await newEndpoint(receiver.url);
    receiver.respond = (response) => response.writeHead(503).end();
    const pings = [];
    for (let i = 0; i < 3; i++) pings.push(await ping(endpoint.id));
    const disabled = await vi.waitFor(
      async () => {
        const found = await endpointOf(endpoint.id);
        expect(found.active).toBe(false);
        return found;
      },
      { timeout: 20_000 },
    );
    expect(disabled.consecutive_failures).toBeGreaterThanOrEqual(contract.DISABLE_AFTER_FAILURES);
    expect(disabled.disabled_reason).toMatch(/consecutive attempts without a 2xx/);
    for (const { delivery_id } of pings) await settled(delivery_id, 'held');
    const tried = receiver.received.length;

    receiver.respond = (response) => response.end();
    const body = { active: true };
    const active = await sandbox.call(contract.updateWebhookEndpoint, { path: { id: endpoint.id }, body });
    expect(active).toMatchObject({
      active: true,
      consecutive_failures: 0,
      disabled_at: null,
      disabled_reason: null,
    });
    const clone = await sandbox.call(contract.redeliver, { path: { id: pings[0]!.delivery_id } });
    await settled(clone.id, 'delivered');
    expect(receiver.received).toHaveLength(tried + 1);
    expect(await deliveryOf(pings[0]!.delivery_id)).toMatchObject({ status: 'held' });
  });

  test.each(faults)('that %s has it in the log', async (_what, respond, error) => {
    const receiver = await newReceiver();
    const endpoint = await newEndpoint(receiver.url);
    receiver.respond = (response, received) => {
      if (receiver.received.length === 1) respond(response, received);
      else response.end();
    };
    const delivery = await settled((await ping(endpoint.id)).delivery_id, 'delivered');
    expect(delivery.attempt_log).toHaveLength(2);
    expect(delivery.attempt_log[0]!.error).toMatch(error);
  });

  test('that hangs takes no more than its share: the others get everything meanwhile', async () => {
    const hanging = await newReceiver();
    const quick = await newReceiver();
    hanging.respond = () => {};
    const [slow, good] = [await newEndpoint(hanging.url), await newEndpoint(quick.url, ['refund.issued'])];
    for (let i = 0; i < 30; i++) await ping(slow.id);
    await vi.waitFor(() => expect(hanging.received.length).toBeGreaterThan(0), { timeout: 20_000 });
    for (let i = 0; i < 30; i++) await sandbox.call(emitExample, { body: { type: 'refund.issued' } });
    await vi.waitFor(() => expect(quick.received).toHaveLength(30), { timeout: 20_000 });
    const { data } = await sandbox.call(contract.listDeliveries, {
      query: { endpoint_id: slow.id, status: 'delivered' },
    });
    expect(data).toEqual([]);
    expect((await endpointOf(good.id)).consecutive_failures).toBe(0);
  });
});
