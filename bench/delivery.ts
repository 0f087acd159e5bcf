import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { Agent, request } from 'undici';
import type { Database } from '../lib/database/database.ts';
import { sign } from '../sandbox/delivery/sign.ts';
import { startDeliveryWorker } from '../sandbox/delivery/worker.ts';
import { type BenchDatabase, benchPglite, benchPostgres, fillQueue } from './support/delivery-store.ts';
import { median } from './support/http-load.ts';

/**
 * Deliveries a second of the worker to one receiver on loopback, beside a bare loop over the same tables that claims,
 * signs, sends and settles and does nothing else: no fair shares, no counter, no log of attempts, no deadline.
 */
const TARGET = 0.5;
const DELIVERIES = 4000;
const ROUNDS = 3;
const BATCH = 256;
const CONNECTIONS = 64;

const receiver = new Worker(join(import.meta.dirname, 'support/receiver-thread.ts'));
const [port] = await once(receiver, 'message');
const url = `http://127.0.0.1:${port}/hook`;
let subaccountId = 0;

try {
  const ratios: number[] = [];
  for (const open of [benchPostgres, benchPglite]) {
    const bench = await open();
    ratios.push(await compare(bench));
    await bench.close();
  }
  process.exitCode = ratios.every((ratio) => ratio >= TARGET) ? 0 : 1;
} finally {
  await receiver.terminate();
}

async function compare({ name, database }: BenchDatabase): Promise<number> {
  await perSecond(database, runBare);
  await perSecond(database, runWorker);
  const rounds: { bare: number; worker: number }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    rounds.push({ bare: await perSecond(database, runBare), worker: await perSecond(database, runWorker) });
  }
  const bare = median(rounds.map((round) => round.bare));
  const worker = median(rounds.map((round) => round.worker));
  const ratio = median(rounds.map((round) => round.worker / round.bare));
  console.log(
    `${name}: worker ${worker.toFixed(0)}/s, bare loop ${bare.toFixed(0)}/s, ratio ${ratio.toFixed(2)} (target ${TARGET})`,
  );
  return ratio;
}

async function perSecond(database: Database, run: (database: Database, endpointId: number) => Promise<void>) {
  const endpointId = await fillQueue(database, ++subaccountId, url, DELIVERIES);
  const started = performance.now();
  await run(database, endpointId);
  return DELIVERIES / ((performance.now() - started) / 1000);
}

async function runBare({ db }: Database, endpointId: number): Promise<void> {
  const dispatcher = new Agent({ connections: CONNECTIONS });
  for (;;) {
    const { rows } = await db.execute<{ id: number; body: string }>(sql`
      with due as (
        select id from deliveries where endpoint_id = ${endpointId} and next_attempt_at <= now()
        order by next_attempt_at limit ${BATCH} for update skip locked
      )
      update deliveries set next_attempt_at = now() + interval '40 s' from due, events
      where deliveries.id = due.id and events.id = deliveries.event_id returning deliveries.id, events.body`);
    if (rows.length === 0) break;
    await Promise.all(
      rows.map(async ({ body }) => {
        const headers = { 'x-service-signature': sign('whsec_bench', body, new Date()) };
        const reply = await request(url, { dispatcher, method: 'POST', headers, body });
        await reply.body.dump();
      }),
    );
    await db.execute(sql`
      update deliveries set status = 'delivered', attempts = attempts + 1, next_attempt_at = null, delivered_at = now()
      where id = any(${sql.param(rows.map((row) => row.id))}::bigint[])`);
  }
  await dispatcher.close();
}

async function runWorker(database: Database, endpointId: number): Promise<void> {
  const stopping = new AbortController();
  const fail = (details: unknown, message?: string) => console.error(message, details);
  const worker = startDeliveryWorker({
    database,
    settings: { retryUnitMs: 60_000, webhookTimeoutMs: 10_000, allowInsecureWebhooks: true },
    log: { info: fail, warn: fail, error: fail },
    signal: stopping.signal,
    notifyOwner: () => {},
  });
  while (await isDue(database, endpointId)) await setTimeout(10);
  stopping.abort();
  await worker.stopped;
}

async function isDue({ db }: Database, endpointId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from deliveries where endpoint_id = ${endpointId} and next_attempt_at is not null limit 1`);
  return rows.length > 0;
}
