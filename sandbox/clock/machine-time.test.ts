import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getClock, moveClock } from '../../lib/contract/clock.ts';
import { createFault, listFaults } from '../../lib/contract/faults.ts';
import { listRequests } from '../../lib/contract/requests.ts';
import { emitExample } from '../../lib/contract/sandbox.ts';
import * as webhooks from '../../lib/contract/webhooks.ts';
import { type Receiver, startReceiver } from '../delivery/testing/receiver.ts';
import { removeExpired } from '../retention/retention.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

/** What others check, and what guards the process, stays by the machine's clock wherever the subaccount's is. */

const HOUR = 3_600_000;
const LONG = { timeout: 20_000, interval: 10 };

let sandbox: Harness;
let receiver: Receiver;
beforeEach(async () => {
  sandbox = await startSandbox({ config: { retryUnitMs: 60_000, webhookTimeoutMs: 300 } });
  receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  await sandbox.call(webhooks.createWebhookEndpoint, {
    body: { url: receiver.url, events: ['quote.viewed'] },
  });
});
afterEach(() => sandbox.close());

const emit = () => sandbox.call(emitExample, { body: { type: 'quote.viewed' } });
async function move(body: object) {
  await sandbox.call(moveClock, { body });
  await vi.waitFor(async () => expect((await sandbox.call(getClock, {})).status).not.toBe('advancing'), LONG);
}
const isNow = (at: string | undefined) => Math.abs(Date.parse(at ?? '') - Date.now()) < HOUR;

test('a fault lasts as long as the machine says: a clock that leaps ahead does not end it, a frozen one does not keep it', async () => {
  await move({ state: 'frozen' });
  const body = { of: 'api', kind: 'unavailable', operation: 'listTags' } as const;
  await sandbox.call(createFault, { body: { ...body, expires_in: 'PT1H' } });
  await sandbox.call(createFault, { body: { ...body, operation: 'listDeals', expires_in: 'PT1S' } });
  const status = async (path: string) => (await sandbox.request('GET', path)).status;
  expect([await status('/tags'), await status('/deals')]).toEqual([503, 503]);
  await move({ advance: 'P30D' });
  expect(await status('/tags')).toBe(503);
  await vi.waitFor(async () => expect(await status('/deals')).toBe(200), LONG);
  const { data } = await sandbox.call(listFaults, {});
  expect(data).toHaveLength(1);
  expect(isNow(data[0]!.created_at)).toBe(true);
});

test('the log of requests has the machine’s time, and keeps what a leap ahead would let expire', async () => {
  await sandbox.request('GET', '/tags');
  await move({ advance: 'P30D' });
  await removeExpired(sandbox.database.db, new Date(), {
    log: { info: () => {}, warn: () => {} },
  });
  const { data } = await sandbox.call(listRequests, { query: { operation: 'listTags' } });
  expect(data.map(({ received_at }) => isNow(received_at))).toEqual([true]);
});

test('a receiver that says nothing is given up on after its time, though the clock stands', async () => {
  await move({ state: 'frozen' });
  receiver.respond = () => {};
  await emit();
  const delivery = await vi.waitFor(async () => {
    const { data } = await sandbox.call(webhooks.listDeliveries, {});
    expect(data[0]).toMatchObject({ status: 'retrying', attempts: 1 });
    return sandbox.call(webhooks.getDelivery, { path: { id: data[0]!.id } });
  }, LONG);
  const [tried] = delivery.attempt_log;
  expect(tried!.error).toContain('timeout');
  expect(tried!.duration_ms).toBeGreaterThanOrEqual(290);
  expect(tried!.started_at).toBe((await sandbox.call(getClock, {})).now);
});

test('a delivery whose process died is sent when its lease ends, though the clock stands', async () => {
  await move({ state: 'frozen' });
  receiver.respond = (response) => response.writeHead(503).end();
  await emit();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), LONG);
  await vi.waitFor(async () => {
    expect((await sandbox.call(webhooks.listDeliveries, {})).data[0]).toMatchObject({ attempts: 1 });
  }, LONG);
  await sandbox.database.db.execute(sql`
    update deliveries set lease = 'of the dead', leased_until = now() + interval '900 milliseconds'`);
  const started = performance.now();
  receiver.respond = (response) => response.end();
  await sandbox.call(moveClock, { body: { advance: 'PT5M' } });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), LONG);
  expect(performance.now() - started).toBeGreaterThan(600);
  await vi.waitFor(async () => expect((await sandbox.call(getClock, {})).status).toBe('frozen'), LONG);
  expect((await sandbox.call(webhooks.listDeliveries, {})).data[0]).toMatchObject({ status: 'delivered' });
});

test('a fault that holds back takes the machine’s milliseconds, and a clock on its way waits for it', async () => {
  await sandbox.call(createFault, { body: { of: 'webhooks', kind: 'delay', delay_ms: 800 } });
  await move({ state: 'frozen' });
  const started = performance.now();
  await emit();
  await move({ advance: 'PT1H' });
  expect(performance.now() - started).toBeGreaterThanOrEqual(795);
  expect(receiver.received).toHaveLength(1);
  const { data } = await sandbox.call(webhooks.listDeliveries, {});
  expect(data[0]).toMatchObject({ status: 'delivered', attempts: 1 });
});
