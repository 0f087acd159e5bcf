import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { getClock, moveClock } from '../lib/contract/clock.ts';
import type { Operation, Output, Sent } from '../lib/contract/operation.ts';
import { emitExample } from '../lib/contract/sandbox.ts';
import { deleteSnapshot, loadSnapshot, saveSnapshot } from '../lib/contract/snapshots.ts';
import { createWebhookEndpoint } from '../lib/contract/webhooks.ts';
import { startSandboxOn } from '../sandbox/app.ts';
import { readConfig } from '../sandbox/config.ts';
import { SandboxApi } from '../sandbox/scenarios/sandbox-api.ts';
import { type BenchDatabase, benchPglite, benchPostgres } from './support/delivery-store.ts';
import { judge, timeRatio } from './support/figures.ts';
import { fillDeals, fillEvents } from './support/fill-tables.ts';

/**
 * What an integrator waits for: a day of retries by the clock, beside the same number of attempts that are due at
 * once; and a subaccount's state put back, beside the writing of its file, which reads as many rows.
 */
const KEY = 'sac_test_benchmark000';
const ENDPOINTS = 20;
/** The fifteenth failure in a row disables an endpoint. */
const TRIES = 15;
const DEALS = 10_000;
const EVENTS = 20_000;

for (const open of [benchPostgres, benchPglite]) {
  const bench = await open();
  await measure(bench);
  await bench.close();
}

async function measure({ name, database }: BenchDatabase): Promise<void> {
  const config = { ...readConfig({ SANDBOX_SEED: 'none', SANDBOX_ALLOW_INSECURE_WEBHOOKS: '1' }), port: 0 };
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-day-'));
  const sandbox = await startSandboxOn({
    config: { ...config, dataDir, keys: [{ key: KEY, subaccountId: 1 }] },
    log: pino({ level: 'silent' }),
    database: { ...database, close: async () => {} },
  });
  const receiver = await startReceiver();
  const api = new SandboxApi(sandbox.url, KEY);
  const call = async <O extends Operation>(operation: O, sent: Sent<O>): Promise<Output<O>> => {
    const { path = {}, body } = sent as { path?: Record<string, string>; body?: unknown };
    const target = operation.path.replace(/\{(\w+)\}/g, (_, key: string) => String(path[key]));
    const reply = await api.send(operation.method, target, body);
    if (reply.status !== operation.status) throw new Error(`${operation.id}: ${JSON.stringify(reply.body)}`);
    return reply.body as Output<O>;
  };
  for (let n = 0; n < ENDPOINTS; n++) {
    const body = { url: `${receiver.url}/${n}`, events: ['quote.viewed'] as ['quote.viewed'] };
    await call(createWebhookEndpoint, { body });
  }

  receiver.answer = 200;
  await call(moveClock, { body: { state: 'frozen' } });
  const atOnce = await timed(async () => {
    for (let n = 0; n < TRIES; n++) await call(emitExample, { body: { type: 'quote.viewed' } });
    while (receiver.count < ENDPOINTS * TRIES) await setTimeout(5);
  });

  receiver.answer = 503;
  receiver.count = 0;
  await call(emitExample, { body: { type: 'quote.viewed' } });
  const day = await timed(async () => {
    await call(moveClock, { body: { advance: 'P1D' } });
    while ((await call(getClock, {})).status === 'advancing') await setTimeout(20);
  });
  console.log(`${name}: a day with ${receiver.count} attempts at ${ENDPOINTS} endpoints in ${seconds(day)}`);

  await fillDeals(database, DEALS);
  await fillEvents(database, EVENTS);
  let rows = 0;
  const save = await timed(async () => {
    rows = (await call(saveSnapshot, { body: { name: 'bench', replace: true } })).rows;
  });
  const load = await timed(() => call(loadSnapshot, { path: { name: 'bench' } }));
  console.log(`${name}: ${rows} rows saved in ${seconds(save)}, put back in ${seconds(load)}`);
  await call(deleteSnapshot, { path: { name: 'bench' } });
  judge([
    timeRatio(`${name}, a day by the clock`, day, atOnce, 0.2),
    timeRatio(`${name}, a state put back`, load, save, 0.1),
  ]);
  await sandbox.stop();
  receiver.close();
  rmSync(dataDir, { recursive: true });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

async function startReceiver() {
  const server = createServer((request, response) => {
    receiver.count++;
    request.resume();
    response.writeHead(receiver.answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: 200,
    count: 0,
    close: () => server.close(),
  };
  return receiver;
}
