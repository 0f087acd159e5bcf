import { readFileSync, renameSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What migrations may `create extension`; a PostgreSQL server brings it along. */
export const extensions = { pg_trgm };

/** Where PGlite keeps its files; nothing means memory. */
export interface PgliteFiles {
  /** Folder of the database. */
  readonly path?: string;
  /** Set where the database is to be made: the folder that becomes `path` once it is complete. */
  readonly draft?: string;
  /** A dump (`PGlite.dumpDataDir`) that a database in memory starts from. */
  readonly snapshot?: string;
}

/** PGlite as something that answers PostgreSQL's wire protocol. */
export interface Engine {
  /** Frontend messages in, backend messages out. */
  exchange(messages: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Starts PGlite in this thread: its queries run on this thread's event loop. */
export async function startEngine(files: PgliteFiles): Promise<Engine> {
  if (files.draft && files.path) {
    const fresh = await PGlite.create(files.draft, { extensions });
    await fresh.close();
    renameSync(files.draft, files.path);
  }
  const loadDataDir = files.snapshot ? new Blob([readFileSync(files.snapshot)]) : undefined;
  const lite = await PGlite.create({ dataDir: files.path, loadDataDir, extensions });
  return {
    exchange: (messages) => lite.execProtocolRaw(messages),
    close: () => lite.close(),
  };
}
