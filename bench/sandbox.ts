import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import pino from 'pino';
import type { Database, Queries } from '../lib/database/database.ts';
import { startSandboxOn } from '../sandbox/app.ts';
import { readConfig } from '../sandbox/config.ts';
import { type BenchDatabase, benchPglite, benchPostgres } from './support/delivery-store.ts';
import { type Load, type LoadResult, median } from './support/http-load.ts';

/**
 * `GET /deals/{id}` and `POST /deals` over HTTP beside the same statements through the driver alone: the statements of
 * one request are recorded and repeated as they are, on the same connections, without HTTP, contract or services.
 */
const TARGET = 0.5;
const KEY = 'sac_test_benchmark000';
const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 3;

type Statement = { readonly config: pg.QueryConfig | string; readonly values: unknown[] | undefined };

const ratios: number[] = [];
for (const open of [benchPostgres, benchPglite]) ratios.push(...(await compare(await open())));
process.exitCode = ratios.every((ratio) => ratio >= TARGET) ? 0 : 1;

async function compare({ name, database, close }: BenchDatabase): Promise<number[]> {
  const sandbox = await startSandboxOn({
    config: {
      ...readConfig({ SANDBOX_SEED: 'none' }),
      port: 0,
      keys: [{ key: KEY, subaccountId: 1 }],
    },
    log: pino(pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 })),
    database: { ...database, close },
  });
  const post = { title: 'Implementación ERP', amount: '12500000', currency: 'CLP' };
  const common = {
    origin: sandbox.url,
    connections: CONNECTIONS,
    headers: { authorization: `Bearer ${KEY}` },
  };
  const create: Load = {
    ...common,
    path: '/api/v1/deals',
    headers: { ...common.headers, 'content-type': 'application/json' },
    body: JSON.stringify(post),
  };
  const { id } = (await send(create)) as { id: number };
  const read: Load = { ...common, path: `/api/v1/deals/${id}` };

  const found = [];
  for (const [label, load] of [
    ['GET /deals/{id}', read],
    ['POST /deals', create],
  ] as const) {
    found.push(await measure(`${name}, ${label}`, load, database));
  }
  await sandbox.stop();
  return found;
}

async function measure(label: string, load: Load, database: Database): Promise<number> {
  const statements = await recorded(load, database);
  await alone(database, statements, 1);
  await overHttp(load, 1);
  const rounds: { driver: number; http: LoadResult }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    rounds.push({ driver: await alone(database, statements, SECONDS), http: await overHttp(load, SECONDS) });
  }
  const ratio = median(rounds.map(({ driver, http }) => http.perSecond / driver));
  const of = (pick: (http: LoadResult) => number) => median(rounds.map(({ http }) => pick(http)));
  console.log(
    `${label}: ${of((http) => http.perSecond).toFixed(0)}/s, p50 ${of((http) => http.p50).toFixed(1)} ms, ` +
      `p99 ${of((http) => http.p99).toFixed(1)} ms; ${statements.length} statements through the driver alone ` +
      `${median(rounds.map(({ driver }) => driver)).toFixed(0)}/s; ratio ${ratio.toFixed(2)} (target ${TARGET})`,
  );
  return ratio;
}

/** The pool behind a database. */
function poolOf({ db }: Database): pg.Pool {
  return (db as Queries & { $client: pg.Pool }).$client;
}

/**
 * What one request asks the database, transaction included: of what each use of a connection asked meanwhile (the
 * delivery worker looks for work too), that which names deals.
 */
async function recorded(load: Load, database: Database): Promise<Statement[]> {
  const uses: Statement[][] = [];
  const record = (client: pg.PoolClient) => {
    const use: Statement[] = [];
    uses.push(use);
    const { query } = client;
    client.query = ((config: Statement['config'], values: unknown, callback: unknown) => {
      use.push({ config, values: Array.isArray(values) ? values : undefined });
      return (query as (...args: unknown[]) => unknown).call(client, config, values, callback);
    }) as typeof query;
    poolOf(database).once('release', () => {
      client.query = query;
    });
  };
  poolOf(database).on('acquire', record);
  await send(load);
  poolOf(database).off('acquire', record);
  return uses.find((use) => use.some(({ config }) => JSON.stringify(config).includes('\\"deals\\"')))!;
}

/** Times a second that the statements run when nothing else is done. */
async function alone(database: Database, statements: readonly Statement[], seconds: number): Promise<number> {
  const started = performance.now();
  const endsAt = started + seconds * 1000;
  let times = 0;
  const repeat = async () => {
    while (performance.now() < endsAt) {
      const client = await poolOf(database).connect();
      for (const { config, values } of statements) await client.query(config as string, values);
      client.release();
      times++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, repeat));
  return times / ((performance.now() - started) / 1000);
}

async function overHttp(load: Load, seconds: number): Promise<LoadResult> {
  const thread = new Worker(join(import.meta.dirname, 'support/load-thread.ts'), {
    workerData: { load, seconds },
  });
  const [result] = await once(thread, 'message');
  return result;
}

async function send({ origin, path, headers, body }: Load): Promise<unknown> {
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(`${origin}${path}`, { method, headers, body: body ?? null });
  return response.json();
}
