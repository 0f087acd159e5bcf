import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCalendar, getAvailability } from '../../lib/contract/calendars.ts';
import { getClock, moveClock } from '../../lib/contract/clock.ts';
import { createContact } from '../../lib/contract/contacts.ts';
import { createDeal } from '../../lib/contract/deals.ts';
import { emitExample } from '../../lib/contract/sandbox.ts';
import { listTasks } from '../../lib/contract/tasks.ts';
import * as webhooks from '../../lib/contract/webhooks.ts';
import { freeSlot } from '../conformance/world.ts';
import { retryWaits } from '../delivery/backoff.ts';
import { type Receiver, startReceiver } from '../delivery/testing/receiver.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { action, inARow, logic, publish } from '../workflow-runs/testing/drawing.ts';
import { endedRun, pathOf } from '../workflow-runs/testing/runs.ts';
import { millisecondsOf } from './duration.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let sandbox: Harness;
beforeEach(async () => {
  sandbox = await startSandbox({ config: { retryUnitMs: MINUTE, webhookTimeoutMs: 1500 } });
});
afterEach(() => sandbox.close());

const clock = () => sandbox.call(getClock, {});
const move = (body: object) => sandbox.call(moveClock, { body });
const refused = async (body: object) => {
  const { status, body: answer } = await sandbox.answer(moveClock, { body });
  const { code, details } = (answer as { error: { code: string; details: object[] } }).error;
  return { status, code, details };
};
const arrived = (status: 'frozen' | 'running' = 'frozen') =>
  vi.waitFor(
    async () => {
      const reading = await clock();
      expect(reading.status).toBe(status);
      return reading;
    },
    { timeout: 30_000, interval: 10 },
  );

async function newReceiver(): Promise<Receiver> {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}
const subscribe = ({ url }: Receiver) =>
  sandbox.call(webhooks.createWebhookEndpoint, { body: { url, events: ['quote.viewed'] } });
const emit = () => sandbox.call(emitExample, { body: { type: 'quote.viewed' } });
const deliveries = async () => {
  const { data } = await sandbox.call(webhooks.listDeliveries, {});
  return Promise.all(data.map(({ id }) => sandbox.call(webhooks.getDelivery, { path: { id } })));
};

test('shows the time of the machine until it is moved, then stands, goes on and is nobody else’s', async () => {
  const before = Date.now();
  const reading = await clock();
  expect(reading).toMatchObject({ status: 'running', advancing_to: null, next: [] });
  expect(Date.parse(reading.now)).toBeGreaterThanOrEqual(before);

  const { now } = await move({ state: 'frozen' });
  expect(await clock()).toMatchObject({ now, status: 'frozen' });
  await move({ advance: 'P2DT3H' });
  const later = new Date(Date.parse(now) + 2 * DAY + 3 * HOUR).toISOString();
  expect(await arrived()).toMatchObject({ now: later, advancing_to: null });
  const deal = await sandbox.call(createDeal, { body: { title: 'Después' } });
  expect(deal.created_at).toBe(later);

  await move({ set: new Date(Date.parse(later) + HOUR).toISOString(), state: 'running' });
  const running = await arrived('running');
  expect(Date.parse(running.now)).toBeGreaterThanOrEqual(Date.parse(later) + HOUR);
  const others = await sandbox.call(getClock, {}, { key: sandbox.secondKey });
  expect(Math.abs(Date.parse(others.now) - Date.now())).toBeLessThan(HOUR);
});

test('refuses what does not lead forward, naming the field', async () => {
  const { now } = await move({ state: 'frozen' });
  const invalid = (field: string, issue: string) => ({
    ...{ status: 422, code: 'validation_error' },
    details: [{ field, issue }],
  });
  expect(await refused({})).toEqual(invalid('advance', 'required'));
  expect(await refused({ advance: 'P1M' })).toEqual(invalid('advance', 'invalid_duration'));
  expect(await refused({ advance: 'PT0S' })).toEqual(invalid('advance', 'not_ahead'));
  expect(await refused({ advance: 'P9999W' })).toEqual(invalid('advance', 'too_far'));
  expect(await refused({ set: now })).toEqual(invalid('set', 'not_ahead'));
  expect(await refused({ set: '9999-01-01T00:00:00.000Z' })).toEqual(invalid('set', 'too_far'));
  expect(await refused({ set: now, advance: 'PT1S' })).toEqual(invalid('set', 'either_advance_or_set'));
  expect((await refused({ back: 1 })).status).toBe(422);
  expect(await clock()).toMatchObject({ now, status: 'frozen' });
});

test('a move that is sent again with its key is one move', async () => {
  const { now } = await move({ state: 'frozen' });
  const send = () =>
    sandbox.request('POST', '/sandbox/clock', {
      headers: { 'idempotency-key': 'one-hour' },
      body: { advance: 'PT1H' },
    });
  await send();
  await arrived();
  expect((await send()).headers.get('idempotency-replayed')).toBe('true');
  expect((await arrived()).now).toBe(new Date(Date.parse(now) + HOUR).toISOString());
});

describe('a day that passes', () => {
  test('brings each try at its moment, and a receiver that is well again gets the event', async () => {
    const receiver = await newReceiver();
    await subscribe(receiver);
    receiver.respond = (response) => response.writeHead(receiver.received.length > 9 ? 200 : 503).end();
    const { now } = await move({ state: 'frozen' });
    await emit();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    await vi.waitFor(async () =>
      expect((await clock()).next).toMatchObject([
        { kind: 'delivery', name: 'quote.viewed', to: receiver.url },
      ]),
    );
    await move({ advance: 'P1D' });
    await arrived();
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: 'delivered', attempts: 10 });
    let due = Date.parse(now);
    for (const [at, { started_at }] of delivery!.attempt_log.entries()) {
      expect(started_at, `try ${at + 1}`).toBe(new Date(due).toISOString());
      due += retryWaits[at]! * MINUTE;
    }
    expect(delivery!.delivered_at).toBe(delivery!.attempt_log[9]!.started_at);
  });

  test('takes retries and waiting workflows in the order of their time', async () => {
    const receiver = await newReceiver();
    await subscribe(receiver);
    receiver.respond = (response) => response.writeHead(503).end();
    await move({ state: 'frozen' });
    const id = await publish(
      sandbox,
      inARow('contact.created', [
        logic('wait', { duracion: 3, unidad: 'minutos' }),
        action('create_task', { titulo: 'Primero' }),
        logic('wait', { duracion: 1, unidad: 'dias' }),
        action('create_task', { titulo: 'Segundo' }),
      ]),
    );
    await sandbox.call(createContact, { body: { nombre: 'Ana' } });
    await emit();
    await move({ advance: 'P1DT1H' });
    await arrived();
    const run = await endedRun(sandbox, id);
    expect(pathOf(run).map((step) => step.split(' ')[1])).toEqual([
      'wait',
      'create_task',
      'wait',
      'create_task',
    ]);
    const tasks = (await sandbox.call(listTasks, {})).data.map(({ created_at }) => Date.parse(created_at));
    const begun = Date.parse(run.started_at);
    expect(tasks.sort()).toEqual([begun + 3 * MINUTE, begun + 3 * MINUTE + DAY]);
    const tries = (await deliveries()).flatMap(({ attempt_log }) => attempt_log.map((one) => one.started_at));
    expect(tries.length).toBe(15);
    expect(tries).toEqual(tries.toSorted());
  });

  test('ends overlaps and forgets keys, and a signature is of the machine’s time still', async () => {
    const receiver = await newReceiver();
    const { id } = await subscribe(receiver);
    await sandbox.call(webhooks.rotateWebhookSecret, { path: { id } });
    const create = () =>
      sandbox.request('POST', '/deals', { headers: { 'idempotency-key': 'k' }, body: { title: 'Uno' } });
    await create();
    await emit();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    expect(receiver.received[0]!.headers).toHaveProperty('x-service-signature-previous');
    // What has arrived is not recorded yet.
    await vi.waitFor(async () =>
      expect((await clock()).next).toMatchObject([{ kind: 'secret_overlap_end', id }]),
    );

    await move({ advance: 'P2D' });
    await arrived('running');
    await emit();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    const { headers } = receiver.received[1]!;
    expect(headers).not.toHaveProperty('x-service-signature-previous');
    const signedAt = Number(/t=(\d+)/.exec(String(headers['x-service-signature']))![1]) * 1000;
    expect(Math.abs(signedAt - Date.now())).toBeLessThan(HOUR);
    expect((await create()).headers.get('idempotency-replayed')).toBeNull();
  });

  test('takes free hours and what a visitor may still do with it', async () => {
    const body = { slug: 'reloj', anticipacion_min_horas: 2, cancelacion_min_horas: 24 };
    const { id: calendar_id } = await sandbox.call(createCalendar, { body });
    const { now } = await move({ state: 'frozen' });
    const day = (days: number) => new Date(Date.parse(now) + days * DAY).toISOString().slice(0, 10);
    const firstFree = async () => {
      const query = { date_from: day(0), date_to: day(20) };
      const { data } = await sandbox.call(getAvailability, { path: { calendar_id }, query });
      return data[0]!.inicio;
    };
    const inicio = await freeSlot(sandbox, calendar_id);
    const guest = new URLSearchParams({ inicio, nombre: 'Ana', email: 'ana@example.cl' });
    const { url: own } = await fetch(`${sandbox.url}/b/reloj`, { method: 'POST', body: guest });
    await move({ set: new Date(Date.parse(inicio) - HOUR).toISOString() });
    await arrived();
    expect(Date.parse(await firstFree())).toBeGreaterThanOrEqual(Date.parse(inicio) + HOUR);
    const cancelled = await fetch(own, { method: 'POST', body: new URLSearchParams({ motivo: '' }) });
    expect(cancelled.status).toBe(409);
  });

  test('and a quarter removes what is kept for 90 days', async () => {
    await subscribe(await newReceiver());
    await emit();
    await vi.waitFor(async () => expect(await deliveries()).toMatchObject([{ status: 'delivered' }]));
    await sandbox.call(moveClock, { body: { advance: 'P60D' } });
    await arrived('running');
    expect(await deliveries()).toHaveLength(1);
    await move({ advance: 'P31D' });
    await arrived('running');
    await vi.waitFor(async () => expect(await deliveries()).toEqual([]));
  });
});

test('while a receiver takes its time the clock waits, refuses other moves, and can be stopped', async () => {
  const receiver = await newReceiver();
  await subscribe(receiver);
  await move({ state: 'frozen' });
  receiver.respond = (response) => response.writeHead(503).end();
  await emit();
  await vi.waitFor(async () => expect((await deliveries())[0]).toMatchObject({ attempts: 1 }));
  const at = (await clock()).next[0]!.at;
  receiver.respond = () => {};
  await move({ advance: 'P1D' });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
  expect(await clock()).toMatchObject({ now: at, status: 'advancing' });
  expect(await refused({ advance: 'PT1H' })).toMatchObject({ status: 409, code: 'clock_moving' });
  expect(await move({ state: 'frozen' })).toMatchObject({ now: at, status: 'frozen', advancing_to: null });
});

test('a duration is the sum of its parts', () => {
  expect(millisecondsOf('P2W')).toBe(14 * DAY);
  const part = fc.nat(999);
  fc.assert(
    fc.property(part, part, part, part, (days, hours, minutes, seconds) => {
      const sum = days * DAY + hours * HOUR + minutes * MINUTE + seconds * 1000;
      expect(millisecondsOf(`P${days}DT${hours}H${minutes}M${seconds}S`)).toBe(sum);
    }),
  );
});
