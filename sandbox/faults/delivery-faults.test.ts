import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFault, deleteFaults, listFaults } from '../../lib/contract/faults.ts';
import type { Sent } from '../../lib/contract/operation.ts';
import { emitExample } from '../../lib/contract/sandbox.ts';
import * as webhooks from '../../lib/contract/webhooks.ts';
import { sign } from '../delivery/sign.ts';
import { type Received, type Receiver, startReceiver } from '../delivery/testing/receiver.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

let sandbox: Harness;
let receiver: Receiver;
let endpoint: { id: number; secret: string };
beforeEach(async () => {
  sandbox = await startSandbox();
  receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  endpoint = await sandbox.call(webhooks.createWebhookEndpoint, {
    body: { url: receiver.url, events: ['quote.viewed', 'quote.accepted'] },
  });
});
afterEach(() => sandbox.close());

const start = (body: Omit<Sent<typeof createFault>['body'], 'of'>) =>
  sandbox.call(createFault, { body: { of: 'webhooks', ...body } });
const emit = (type: 'quote.viewed' | 'quote.accepted' = 'quote.viewed') =>
  sandbox.call(emitExample, { body: { type } });
const arrived = (count: number) =>
  vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(count), { timeout: 5000 });
const typesReceived = () => receiver.received.map(({ headers }) => headers['x-service-event']);
const settled = () =>
  vi.waitFor(
    async () => {
      const { data } = await sandbox.call(webhooks.listDeliveries, {});
      const all = await Promise.all(
        data.map(({ id }) => sandbox.call(webhooks.getDelivery, { path: { id } })),
      );
      expect(all.length > 0 && all.every(({ status }) => status === 'delivered')).toBe(true);
      return all;
    },
    { timeout: 10_000 },
  );

/** Seconds by which a request's signature is old, and whether it is the endpoint's. */
function signatureOf({ headers, body }: Received) {
  const sent = String(headers['x-service-signature']);
  const at = new Date(Number(/t=(\d+)/.exec(sent)![1]) * 1000);
  return { isOwn: sign(endpoint.secret, body, at) === sent, age: (Date.now() - at.getTime()) / 1000 };
}

test('a duplicate is the same request twice, and one attempt', async () => {
  await start({ kind: 'duplicate' });
  await emit();
  await arrived(2);
  const [first, second] = receiver.received;
  expect(second!.body).toBe(first!.body);
  for (const name of ['x-service-delivery', 'x-service-signature']) {
    expect(second!.headers[name]).toBe(first!.headers[name]);
  }
  const [{ attempts, attempt_log } = { attempts: 0, attempt_log: [] }] = await settled();
  expect([attempts, attempt_log[0]!.fault]).toEqual([1, 'duplicate']);
  expect(Object.keys(first!.headers)).not.toContain('x-sandbox-fault');
});

test('what is out of order goes right after the next one', async () => {
  await start({ kind: 'out_of_order', event: 'quote.viewed', delay_ms: 60_000 });
  await emit('quote.viewed');
  await emit('quote.accepted');
  await arrived(2);
  expect(typesReceived()).toEqual(['quote.accepted', 'quote.viewed']);
  const all = await settled();
  expect(all.map(({ attempt_log }) => attempt_log[0]!.fault)).toEqual([null, 'out_of_order']);
});

test('a delay holds back that long, also where nothing overtakes', async () => {
  await start({ kind: 'delay', delay_ms: 700, endpoint_id: endpoint.id });
  const started = performance.now();
  await emit();
  await arrived(1);
  expect(performance.now() - started).toBeGreaterThanOrEqual(695);
  await settled();
  expect((await sandbox.call(listFaults, {})).data).toMatchObject([{ seen: 1, struck: 1 }]);
});

test.each(['bad_signature', 'old_timestamp'] as const)(
  '%s: refused or acknowledged, the event comes again as it should be, and the endpoint is not blamed',
  async (kind) => {
    await start({ kind });
    receiver.respond = (response) => response.writeHead(receiver.received.length === 1 ? 401 : 200).end();
    await emit();
    await settled();
    await sandbox.call(deleteFaults, {});
    expect(receiver.received).toHaveLength(2);
    const [forged, proper] = receiver.received.map(signatureOf);
    if (kind === 'bad_signature') expect(forged!.isOwn).toBe(false);
    else expect([forged!.isOwn, Math.round(forged!.age / 60)]).toEqual([true, 60]);
    expect([proper!.isOwn, proper!.age < 60]).toEqual([true, true]);
  },
);

test('who acknowledges a bad signature is told so, and fifteen of them disable nobody', async () => {
  await start({ kind: 'bad_signature' });
  for (let n = 0; n < 16; n++) await emit();
  const all = await settled();
  const forged = all.map(({ attempt_log }) => attempt_log[0]!);
  expect(new Set(forged.map(({ response_status, fault }) => `${response_status} ${fault}`))).toEqual(
    new Set(['200 bad_signature']),
  );
  for (const { error } of forged) expect(error).toContain('acknowledged, though');
  expect(receiver.received).toHaveLength(32);
  const after = await sandbox.call(webhooks.getWebhookEndpoint, { path: { id: endpoint.id } });
  expect(after).toMatchObject({ active: true, consecutive_failures: 0 });
});
