import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCalendar } from '../../lib/contract/calendars.ts';
import { createForm, publishForm } from '../../lib/contract/forms.ts';
import { emitExample } from '../../lib/contract/sandbox.ts';
import { freeSlot } from '../conformance/world.ts';
import type { Woken } from '../core/context.ts';
import { createApi } from '../http/api.ts';
import { type Listening, listen } from '../http/server.ts';
import { WriteQueue } from '../http/write-queue.ts';
import { webhookRoutes } from '../services/webhooks/routes.ts';
import { client, type Harness, startSandbox } from '../testing/harness.ts';
import { inARow, logic, publish } from '../workflow-runs/testing/drawing.ts';
import { createPublicPages } from './public-pages.ts';

let sandbox: Harness;
let pages: Listening;
let api: Listening;
let woken: Woken[];
beforeAll(async () => {
  sandbox = await startSandbox();
  const shared = {
    writes: new WriteQueue(sandbox.database),
    ...{
      database: sandbox.database,
      publicUrl: () => '',
      clocks: { now: () => new Date() },
      machine: () => new Date(),
    },
    log: pino({ level: 'silent' }),
    requestLog: { add: () => {} },
    onCommit: async ({ delivers, startsRuns, movesClock, changesFaults }: Woken) =>
      void woken.push({ delivers, startsRuns, movesClock, changesFaults }),
  };
  pages = await listen(
    getRequestListener(new Hono().route('/', createPublicPages(shared)).fetch),
    '127.0.0.1',
    0,
  );
  const routes = webhookRoutes({ allowInsecureWebhooks: true });
  api = await listen(
    createApi({ ...shared, ...unharmed, routes, authenticate: () => ({ subaccountId: 1 }) }),
    '127.0.0.1',
    0,
  );
});
afterAll(async () => {
  await pages.close(0);
  await api.close(0);
  await sandbox.close();
});
beforeEach(() => {
  woken = [];
});

const unharmed = { faults: { strike: () => undefined }, stopping: new AbortController().signal };

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${pages.url}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
const starts = { delivers: false, startsRuns: true, movesClock: false, changesFaults: false };

test('a submission, a booking and an emitted example wake the runner of the workflows that they start', async () => {
  for (const type of ['form.submitted', 'appointment.created', 'deal.won']) {
    await publish(sandbox, inARow(type, [logic('end')]));
  }
  const form = await sandbox.call(createForm, { body: { nombre: 'Contacto' } });
  await sandbox.call(publishForm, { path: { form_id: form.id }, body: {} });
  const typed = { email: 'ana@example.cl', nombre: 'Ana', mensaje: 'Hola' };
  expect((await post(`/f/${form.slug}`, typed)).status).toBe(200);
  expect(woken).toEqual([starts]);

  const calendar = await sandbox.call(createCalendar, { body: { slug: 'agenda' } });
  const inicio = await freeSlot(sandbox, calendar.id);
  expect((await post('/b/agenda', { inicio, nombre: 'Ana', email: 'ana@example.cl' })).status).toBe(200);
  expect(woken).toEqual([starts, starts]);

  await client(api.url).call(emitExample, { body: { type: 'deal.won' } });
  await client(api.url).call(emitExample, { body: { type: 'invoice.paid' } });
  expect(woken).toEqual([starts, starts, starts, { ...starts, startsRuns: false }]);
});
