import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Database, Queries } from '../../lib/database/database.ts';
import { type Load, type LoadResult, median } from './http-load.ts';

const ROUNDS = 3;

export type Statement = {
  readonly config: pg.QueryConfig | string;
  readonly values: unknown[] | undefined;
};

/** What a request does a second, and what its statements do when nothing else is done. */
export interface BesideDriver {
  readonly http: LoadResult;
  readonly driver: number;
  readonly ratio: number;
  readonly statements: readonly Statement[];
}

/**
 * Sends `load` for some seconds beside the statements of one such request through the driver alone, as many at a time
 * and on the same connections to the database. `table` is one that the request's statements name.
 */
export async function besideDriver(
  load: Load,
  database: Database,
  table: string,
  seconds: number,
): Promise<BesideDriver> {
  const statements = await recorded(load, database, table);
  await alone(database, statements, load.connections, 1);
  await overHttp(load, 1);
  const rounds: { driver: number; http: LoadResult }[] = [];
  for (let n = 0; n < ROUNDS; n++) {
    rounds.push({
      driver: await alone(database, statements, load.connections, seconds),
      http: await overHttp(load, seconds),
    });
  }
  const of = (pick: (http: LoadResult) => number) => median(rounds.map(({ http }) => pick(http)));
  return {
    http: {
      perSecond: of((http) => http.perSecond),
      p50: of((http) => http.p50),
      p99: of((http) => http.p99),
    },
    driver: median(rounds.map(({ driver }) => driver)),
    ratio: median(rounds.map(({ driver, http }) => http.perSecond / driver)),
    statements,
  };
}

/** One line for people. */
export function lineOf(label: string, { http, driver, ratio, statements }: BesideDriver): string {
  return (
    `${label}: ${http.perSecond.toFixed(0)}/s, p50 ${http.p50.toFixed(1)} ms, p99 ${http.p99.toFixed(1)} ms; ` +
    `${statements.length} statements through the driver alone ${driver.toFixed(0)}/s; ratio ${ratio.toFixed(2)}`
  );
}

/** The pool behind a database. */
export function poolOf({ db }: Database): pg.Pool {
  return (db as Queries & { $client: pg.Pool }).$client;
}

/**
 * What one request asks the database, transaction included: of what each use of a connection asked meanwhile (the
 * delivery worker looks for work too), that which names the table.
 */
async function recorded(load: Load, database: Database, table: string): Promise<Statement[]> {
  const uses: Statement[][] = [];
  const record = (client: pg.PoolClient) => {
    const use: Statement[] = [];
    uses.push(use);
    const { query } = client;
    client.query = ((config: Statement['config'], values: unknown, callback: unknown) => {
      use.push({ config, values: Array.isArray(values) ? values : undefined });
      return (query as (...args: unknown[]) => unknown).call(client, config, values, callback);
    }) as typeof query;
    const restore = (_: unknown, released: pg.PoolClient) => {
      if (released !== client) return;
      client.query = query;
      poolOf(database).off('release', restore);
    };
    poolOf(database).on('release', restore);
  };
  poolOf(database).on('acquire', record);
  await send(load);
  poolOf(database).off('acquire', record);
  const names = new RegExp(`(\\\\"|(from|into) )${table}\\b`);
  return uses.find((use) => use.some(({ config }) => names.test(JSON.stringify(config))))!;
}

/** Times a second that the statements run when nothing else is done. */
async function alone(
  database: Database,
  statements: readonly Statement[],
  atATime: number,
  seconds: number,
): Promise<number> {
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
  await Promise.all(Array.from({ length: atATime }, repeat));
  return times / ((performance.now() - started) / 1000);
}

async function overHttp(load: Load, seconds: number): Promise<LoadResult> {
  const thread = new Worker(join(import.meta.dirname, 'load-thread.ts'), {
    workerData: { load, seconds },
  });
  const [result] = await once(thread, 'message');
  return result;
}

export async function send({ origin, path, headers, body }: Load): Promise<unknown> {
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(`${origin}${path}`, { method, headers, body: body ?? null });
  return response.json();
}
