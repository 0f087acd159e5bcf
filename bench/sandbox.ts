import pino from 'pino';
import { startSandboxOn } from '../sandbox/app.ts';
import { readConfig } from '../sandbox/config.ts';
import { besideDriver, lineOf, send } from './support/beside-driver.ts';
import { type BenchDatabase, benchPglite, benchPostgres } from './support/delivery-store.ts';
import type { Load } from './support/http-load.ts';

/**
 * `GET /deals/{id}` and `POST /deals` over HTTP beside the same statements through the driver alone: the statements of
 * one request are recorded and repeated as they are, on the same connections, without HTTP, contract or services.
 */
const TARGET = 0.5;
const KEY = 'sac_test_benchmark000';
/**
 * Requests at a time. The target is held where the server has enough to do: with few, every statement and every reply
 * wakes a process that sleeps, and these two system calls are most of what a request costs.
 */
const FEW = 16;
const MANY = 64;
const SECONDS = 3;

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
  const headers = { authorization: `Bearer ${KEY}` };
  const create = {
    origin: sandbox.url,
    path: '/api/v1/deals',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(post),
  };
  const { id } = (await send({ ...create, connections: 1 })) as { id: number };
  const read = { origin: sandbox.url, headers, path: `/api/v1/deals/${id}` };

  const held: number[] = [];
  for (const [label, request] of [
    ['GET /deals/{id}', read],
    ['POST /deals', create],
  ] as const) {
    for (const connections of [FEW, MANY]) {
      const load: Load = { ...request, connections };
      const measured = await besideDriver(load, database, 'deals', SECONDS);
      const target = connections === MANY ? ` (target ${TARGET})` : '';
      console.log(`${lineOf(`${name}, ${label}, ${connections} at a time`, measured)}${target}`);
      if (connections === MANY) held.push(measured.ratio);
    }
  }
  await sandbox.stop();
  return held;
}
