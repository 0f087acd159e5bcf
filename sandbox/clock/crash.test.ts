import { expect, onTestFinished, test, vi } from 'vitest';
import { getClock, moveClock } from '../../lib/contract/clock.ts';
import { createContact } from '../../lib/contract/contacts.ts';
import { listTasks } from '../../lib/contract/tasks.ts';
import {
  createWebhookEndpoint,
  getDelivery,
  listDeliveries,
  listEvents,
} from '../../lib/contract/webhooks.ts';
import { retryWaits } from '../delivery/backoff.ts';
import { type Program, startProgram } from '../delivery/testing/program.ts';
import { startReceiver } from '../delivery/testing/receiver.ts';
import { client } from '../testing/harness.ts';
import { lastingStore } from '../testing/lasting-store.ts';
import { action, inARow, logic, publish } from '../workflow-runs/testing/drawing.ts';

const CONTACTS = 20;
const TRIES = 12;
const MINUTE = 60_000;
const LONG = { timeout: 300_000 };

test(
  'kill -9 while a clock advances: no step is taken twice, nothing that was due is left out, and it arrives',
  LONG,
  async () => {
    const env = { ...(await lastingStore()), SANDBOX_WEBHOOK_TIMEOUT_MS: '400' };
    const start = async (): Promise<Program> => {
      const program = await startProgram(env);
      onTestFinished(program.kill);
      return program;
    };
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    let refusals = 0;
    receiver.respond = (response) => {
      refusals += 1;
      response.writeHead(refusals <= TRIES ? 503 : 200).end();
    };
    let program = await start();
    let api = client(program.url);
    const { now } = await api.call(moveClock, { body: { state: 'frozen' } });
    const wait = logic('wait', { duracion: 5, unidad: 'horas' });
    const steps = [
      wait,
      action('create_task', { titulo: 'Uno' }),
      wait,
      action('create_task', { titulo: 'Dos' }),
    ];
    await publish(api, inARow('contact.created', steps));
    for (let serial = 1; serial <= CONTACTS; serial++) {
      await api.call(createContact, { body: { nombre: `Contacto ${serial}` } });
    }
    await api.call(createWebhookEndpoint, { body: { url: receiver.url, events: ['contact.created'] } });
    await api.call(createContact, { body: { nombre: 'Con entrega' } });

    await api.call(moveClock, { body: { advance: 'P1D' } });
    for (const seen of [3, 8]) {
      await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(seen), LONG);
      await program.kill();
      program = await start();
      api = client(program.url);
    }
    const reading = await vi.waitFor(async () => {
      const read = await api.call(getClock, {});
      expect(read.status).toBe('frozen');
      return read;
    }, LONG);
    expect(reading.now).toBe(new Date(Date.parse(now) + 24 * 60 * MINUTE).toISOString());

    const tasks = await api.call(listTasks, { query: { limit: 100 } });
    expect(tasks.data.map(({ titulo }) => titulo).sort()).toEqual(
      ['Dos', 'Uno'].flatMap((titulo) => Array.from({ length: CONTACTS + 1 }, () => titulo)),
    );
    const events = await api.call(listEvents, { query: { limit: 100 } });
    expect(new Set(events.data.map(({ id }) => id)).size).toBe(events.data.length);

    const { data: deliveries } = await api.call(listDeliveries, {});
    expect(deliveries).toHaveLength(1);
    const { attempt_log, status } = await api.call(getDelivery, { path: { id: deliveries[0]!.id } });
    expect(status).toBe('delivered');
    // A kill may cost the record of a try, which is made again at the same moment: the receiver may see it twice.
    const moments = attempt_log.map(({ started_at }) => Date.parse(started_at) - Date.parse(now));
    const due = retryWaits.map((_, tries) =>
      retryWaits.slice(0, tries).reduce((total, minutes) => total + minutes * MINUTE, 0),
    );
    expect(moments).toEqual(due.slice(0, moments.length));
    expect(receiver.received.length).toBeGreaterThanOrEqual(moments.length);
  },
);
