import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../lib/database/database.ts';
import { openDatabase } from '../../lib/database/open.ts';
import { migrations } from '../../sandbox/app.ts';
import { appendEvents } from '../../sandbox/outbox/append.ts';
import { insertEndpoint } from '../../sandbox/services/webhooks/endpoint-store.ts';
import { startPostgres } from '../../sandbox/testing/postgres.ts';

export interface BenchDatabase {
  readonly name: string;
  readonly database: Database;
  close(): Promise<void>;
}

/** PGlite in a data folder and a thread of its own, as `npm start` runs it. */
export async function benchPglite(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-delivery-'));
  const database = await openDatabase({ dataDir: join(folder, 'data'), migrations, worker: true });
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  };
  return { name: 'PGlite', database, close };
}

/** PostgreSQL on this machine, syncing every commit to disk. */
export async function benchPostgres(): Promise<BenchDatabase> {
  const server = await startPostgres({ durable: true });
  const database = await openDatabase({ url: server.url, migrations });
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { name: 'PostgreSQL', database, close };
}

/** An endpoint of a subaccount of its own, with as many deliveries due. Answers its id. */
export async function fillQueue(
  { db, transaction }: Database,
  subaccountId: number,
  url: string,
  count: number,
): Promise<number> {
  const now = new Date();
  const { id } = await insertEndpoint(db, {
    ...{ subaccountId, url, events: ['*'], active: true, secret: 'whsec_bench' },
    ...{ createdAt: now, updatedAt: now },
  });
  const data = { id: 1042, title: 'Renovación de flota, Transportes Andes', notas: 'x'.repeat(400) };
  for (let made = 0; made < count; made += 500) {
    const events = Array.from({ length: Math.min(500, count - made) }, () => ({
      type: 'deal.updated' as const,
      data,
    }));
    await transaction((tx) => appendEvents(tx, subaccountId, now, events));
  }
  return id;
}
