import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import type { Database } from '../lib/database/database.ts';
import { startDeliveryWorker } from '../sandbox/delivery/worker.ts';
import { benchPglite, benchPostgres, fillQueue } from './support/delivery-store.ts';
import { median } from './support/http-load.ts';

/** Deliveries a second to nine endpoints while a tenth accepts and never answers, beside the nine alone. */
const TARGET = 0.7;
const DELIVERIES = 400;
const ROUNDS = 3;

const receiver = new Worker(join(import.meta.dirname, 'support/receiver-thread.ts'));
const [port] = await once(receiver, 'message');
const silent = createServer(() => {}).listen(0, '127.0.0.1');
await once(silent, 'listening');
const prompt = `http://127.0.0.1:${port}/hook`;
const hanging = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/hook`;
let subaccountId = 0;

const ratios: number[] = [];
for (const open of [benchPostgres, benchPglite]) {
  const { name, database, close } = await open();
  await perSecond(database, false);
  const rounds: { alone: number; beside: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    rounds.push({ alone: await perSecond(database, false), beside: await perSecond(database, true) });
  }
  const ratio = median(rounds.map(({ alone, beside }) => beside / alone));
  console.log(
    `${name}: nine endpoints ${median(rounds.map(({ alone }) => alone)).toFixed(0)}/s, with a hanging tenth ` +
      `${median(rounds.map(({ beside }) => beside)).toFixed(0)}/s, ratio ${ratio.toFixed(2)} (target ${TARGET}); ` +
      `${Math.round(process.memoryUsage().rss / 2 ** 20)} MB resident`,
  );
  ratios.push(ratio);
  await close();
}
await receiver.terminate();
silent.closeAllConnections();
silent.close();
process.exitCode = ratios.every((ratio) => ratio >= TARGET) ? 0 : 1;

async function perSecond(database: Database, withHanging: boolean): Promise<number> {
  const first = subaccountId + 1;
  for (let n = 0; n < 9; n++) await fillQueue(database, ++subaccountId, prompt, DELIVERIES);
  const last = subaccountId;
  if (withHanging) await fillQueue(database, ++subaccountId, hanging, DELIVERIES);
  const stopping = new AbortController();
  const started = performance.now();
  const worker = startDeliveryWorker({
    database,
    settings: { retryUnitMs: 60_000, webhookTimeoutMs: 3000, allowInsecureWebhooks: true },
    log: { info: () => {}, warn: () => {}, error: failed },
    signal: stopping.signal,
    notifyOwner: () => {},
  });
  while (await isDue(database, first, last)) await setTimeout(10);
  const took = (performance.now() - started) / 1000;
  stopping.abort();
  await worker.stopped;
  await database.db.execute(
    sql`update deliveries set next_attempt_at = null where next_attempt_at is not null`,
  );
  return (9 * DELIVERIES) / took;
}

function failed(details: unknown, message?: string): void {
  console.error(message, details);
}

async function isDue({ db }: Database, first: number, last: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from deliveries where subaccount_id between ${first} and ${last} and next_attempt_at is not null limit 1`);
  return rows.length > 0;
}
