import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PreparingClient } from './client.ts';
import type { Database } from './database.ts';
import { DatabaseUnreachable, FolderDamaged } from './errors.ts';
import { type HeldFolder, holdFolder } from './folder.ts';
import { migrateSchema } from './migrate.ts';
import type { Engine, PgliteFiles } from './pglite-engine.ts';
import { PgliteStream } from './pglite-stream.ts';
import { inTransaction } from './transaction.ts';

export interface OpenOptions {
  /** A PostgreSQL server. Without it PGlite is used. */
  readonly url?: string;
  /** PGlite's folder. With neither `url` nor `dataDir` the database lives in memory. */
  readonly dataDir?: string;
  /** Folder of drizzle's migrations; they are applied before the database is handed out. */
  readonly migrations: string;
  /** PGlite in a thread of its own, so that a long query leaves the event loop free. */
  readonly worker?: boolean;
  /** Dump that a database in memory starts from. */
  readonly snapshot?: string;
  /** Connections to a PostgreSQL server; 10 by default. */
  readonly connections?: number;
  /** Told of connections that were lost while idle; the pool replaces them by itself. */
  readonly onLost?: (error: Error) => void;
}

const IDLE_IN_TRANSACTION_MS = 10_000;

/** Opens the database and migrates it. Throws a `DatabaseOpenError` whose message says what to do. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  return options.url === undefined ? openPglite(options) : openPostgres(options.url, options);
}

async function openPostgres(url: string, options: OpenOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5000,
    options: '-c TimeZone=UTC',
    keepAlive: true,
    pipeline: true,
    // A process that stops in the middle of a transaction lets go of what it holds.
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  try {
    await reach(pool, url);
    return await ready('postgres', pool, options, () => pool.end());
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function openPglite(options: OpenOptions): Promise<Database> {
  const folder = options.dataDir === undefined ? undefined : holdFolder(options.dataDir);
  let engine: Engine | undefined;
  try {
    const started = await start(filesOf(options, folder), options.worker ?? false);
    engine = started;
    const pool = new pg.Pool({
      Client: PreparingClient,
      // One session: the pool's queue is what lets one transaction run at a time.
      max: 1,
      idleTimeoutMillis: 0,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      pipeline: true,
      stream: () => new PgliteStream(started),
    });
    return await ready('pglite', pool, options, async () => {
      await pool.end();
      await started.close();
      folder?.release();
    });
  } catch (error) {
    await engine?.close();
    folder?.release();
    throw folder?.exists && options.dataDir ? new FolderDamaged(options.dataDir, error) : error;
  }
}

function filesOf(options: OpenOptions, folder: HeldFolder | undefined): PgliteFiles {
  if (!folder) return { snapshot: options.snapshot };
  return folder.exists ? { path: folder.path } : { path: folder.path, draft: folder.draft };
}

/** Imported when needed: a program on PostgreSQL loads no PGlite, one without a worker no worker. */
async function start(files: PgliteFiles, worker: boolean): Promise<Engine> {
  if (worker) return (await import('./worker-engine.ts')).startWorkerEngine(files);
  return (await import('./pglite-engine.ts')).startEngine(files);
}

async function ready(
  kind: Database['kind'],
  pool: pg.Pool,
  options: OpenOptions,
  close: () => Promise<void>,
): Promise<Database> {
  pool.on('error', (error) => options.onLost?.(error));
  await migrateSchema(pool, options.migrations);
  const db = drizzle(pool);
  return {
    kind,
    db,
    transaction: (work) => inTransaction(pool, work),
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close,
  };
}

async function reach(pool: pg.Pool, url: string): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    throw new DatabaseUnreachable(url, error);
  }
}
