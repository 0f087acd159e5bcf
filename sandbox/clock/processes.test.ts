import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getClock, moveClock } from '../../lib/contract/clock.ts';
import { createCompany } from '../../lib/contract/companies.ts';
import { createContact, getContact } from '../../lib/contract/contacts.ts';
import { emitExample } from '../../lib/contract/sandbox.ts';
import { loadSnapshot, saveSnapshot } from '../../lib/contract/snapshots.ts';
import { listTasks } from '../../lib/contract/tasks.ts';
import * as webhooks from '../../lib/contract/webhooks.ts';
import { retryWaits } from '../delivery/backoff.ts';
import { type Receiver, startReceiver } from '../delivery/testing/receiver.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { action, inARow, logic, publish } from '../workflow-runs/testing/drawing.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONG = { timeout: 60_000, interval: 20 };

let sandbox: Harness;
let receiver: Receiver;
beforeEach(async () => {
  sandbox = await startSandbox({ config: { retryUnitMs: MINUTE, webhookTimeoutMs: 1500 } });
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  await sandbox.close();
});

async function secondProcess(): Promise<Harness> {
  const other = await startSandbox({
    beside: sandbox,
    config: { retryUnitMs: MINUTE, webhookTimeoutMs: 1500 },
  });
  onTestFinished(() => other.close());
  return other;
}
const move = (body: object) => sandbox.call(moveClock, { body });
const arrived = (at: Harness = sandbox) =>
  vi.waitFor(async () => {
    const reading = await at.call(getClock, {});
    expect(reading.status).not.toBe('advancing');
    return reading;
  }, LONG);
/** Until another process goes by the clock that was stopped, which it looks at four times a second. */
const toldOf = (now: string, other: Harness) =>
  vi.waitFor(async () => {
    const { created_at } = await other.call(createCompany, { body: { nombre: 'Andes' } });
    expect(created_at).toBe(now);
  }, LONG);
const subscribe = (events: string[]) =>
  sandbox.call(webhooks.createWebhookEndpoint, { body: { url: receiver.url, events: events as never } });
const attempts = async () => {
  const { data } = await sandbox.call(webhooks.listDeliveries, { query: { limit: 100 } });
  const all = await Promise.all(data.map(({ id }) => sandbox.call(webhooks.getDelivery, { path: { id } })));
  return all.map(({ status, attempt_log }) => ({
    status,
    moments: attempt_log.map(({ started_at }) => Date.parse(started_at)),
  }));
};

/** The moments at which a delivery is tried whose first attempt was at `first`. */
const scheduleFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) =>
    retryWaits.slice(0, at).reduce((moment, wait) => moment + wait * MINUTE, first),
  );

describe('two processes on one database', () => {
  test('take a day that one of them was told of together: each try once and at its moment, each step once', async () => {
    const other = await secondProcess();
    const { now } = await move({ state: 'frozen' });
    await toldOf(now, other);
    const steps = [
      logic('wait', { duracion: 3, unidad: 'horas' }),
      action('create_task', { titulo: 'Uno' }),
      logic('wait', { duracion: 3, unidad: 'horas' }),
      action('create_task', { titulo: 'Dos' }),
    ];
    await publish(sandbox, inARow('contact.created', steps));
    await subscribe(['contact.created']);
    let refusals = 0;
    receiver.respond = (response) => response.writeHead(++refusals > 40 ? 200 : 503).end();
    for (let serial = 0; serial < 5; serial++) {
      await (serial % 2 ? other : sandbox).call(createContact, { body: { nombre: `Contacto ${serial}` } });
    }
    await move({ advance: 'P1D' });
    expect((await arrived(other)).now).toBe(new Date(Date.parse(now) + DAY).toISOString());

    const tasks = (await sandbox.call(listTasks, { query: { limit: 100 } })).data;
    expect(tasks.map(({ titulo }) => titulo).sort()).toEqual(
      ['Dos', 'Uno'].flatMap((titulo) => Array.from({ length: 5 }, () => titulo)),
    );
    expect(new Set(tasks.map(({ created_at }) => Date.parse(created_at) - Date.parse(now)))).toEqual(
      new Set([DAY / 8, DAY / 4]),
    );
    // Fifteen attempts in a row without a 2xx disable the endpoint, by whichever process they were made.
    for (const { moments } of await attempts()) {
      expect(moments).toEqual(scheduleFrom(Date.parse(now), moments.length));
    }
    expect(receiver.received).toHaveLength((await attempts()).flatMap(({ moments }) => moments).length);
  });

  test('the one that was not told goes by the time within a moment, and none of its events steps back', async () => {
    const other = await secondProcess();
    await move({ state: 'frozen' });
    const { now } = await move({ advance: 'P30D' });
    await arrived();
    const later = Date.parse(now) + 30 * DAY;
    await sandbox.call(emitExample, { body: { type: 'deal.won' } });
    const { id } = await other.call(createContact, { body: { nombre: 'Enseguida' } });
    const { data } = await other.call(webhooks.listEvents, { query: {} });
    expect(data.map(({ created_at }) => Date.parse(created_at))).toEqual([later, later]);
    expect(Date.parse((await other.call(getContact, { path: { cid: id } })).created_at)).toBeLessThanOrEqual(
      later,
    );
    await vi.waitFor(async () => {
      const one = await other.call(createContact, { body: { nombre: 'Después' } });
      expect(Date.parse(one.created_at)).toBe(later);
    }, LONG);
  });

  test('what the other one takes in as a snapshot brings the time back is delivered now, not when that time comes again', async () => {
    const other = await secondProcess();
    await subscribe(['contact.created']);
    await sandbox.call(saveSnapshot, { body: { name: 'antes' } });
    await move({ advance: 'P30D', state: 'frozen' });
    await arrived();
    await vi.waitFor(async () => {
      const one = await other.call(createContact, { body: { nombre: 'Adelantado' } });
      expect(Date.parse(one.created_at)).toBeGreaterThan(Date.now() + DAY);
    }, LONG);
    await sandbox.call(loadSnapshot, { path: { name: 'antes' } });
    const before = receiver.received.length;
    await other.call(createContact, { body: { nombre: 'Enseguida' } });
    await vi.waitFor(() => expect(receiver.received.length).toBe(before + 1), LONG);
    const { data } = await other.call(webhooks.listEvents, { query: {} });
    expect(Date.parse(data.at(-1)!.created_at)).toBeLessThan(Date.now() + DAY);
  });
});

test('a snapshot that is loaded while the clock is on its way stops it where it was, with nothing of the way left', async () => {
  await move({ state: 'frozen' });
  await subscribe(['contact.created']);
  receiver.respond = (response) => response.writeHead(503).end();
  const steps = [logic('wait', { duracion: 5, unidad: 'minutos' }), action('create_task', { titulo: 'Uno' })];
  await publish(sandbox, inARow('contact.created', steps));
  for (let serial = 0; serial < 8; serial++) {
    await sandbox.call(createContact, { body: { nombre: `Contacto ${serial}` } });
  }
  await vi.waitFor(() => expect(receiver.received.length).toBe(8), LONG);
  await vi.waitFor(async () => {
    expect((await attempts()).every(({ moments }) => moments.length === 1)).toBe(true);
  }, LONG);
  // Each delivery waits for its second try, each run for its five minutes.
  await vi.waitFor(async () => {
    const { now, next } = await sandbox.call(getClock, {});
    expect(next.filter(({ at }) => at > now)).toHaveLength(16);
  }, LONG);
  await sandbox.call(saveSnapshot, { body: { name: 'antes' } });
  const before = await sandbox.call(getClock, {});

  for (let round = 0; round < 6; round++) {
    await move({ advance: 'PT12H' });
    await vi.waitFor(async () => {
      expect((await sandbox.call(getClock, {})).now).not.toBe(before.now);
    }, LONG);
    await sandbox.call(loadSnapshot, { path: { name: 'antes' } });
    const after = await sandbox.call(getClock, {});
    expect(after).toMatchObject({ now: before.now, status: 'frozen', advancing_to: null, next: before.next });
    expect((await attempts()).map(({ moments }) => moments.length)).toEqual(Array(8).fill(1));
    expect((await sandbox.call(listTasks, {})).data).toEqual([]);
  }
  // And it goes on from there as if nothing had been.
  await move({ advance: 'PT6M' });
  await arrived();
  expect((await sandbox.call(listTasks, {})).data).toHaveLength(8);
});
