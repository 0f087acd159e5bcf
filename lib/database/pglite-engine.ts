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
    exchange: (messages) => exchange(lite, messages),
    close: () => lite.close(),
  };
}

/** What a connection begins with has a length where other messages have a letter. */
const isStartup = (messages: Uint8Array) => messages[0] === 0;

/** What PGlite answers, as it is: `execProtocolRaw` also parses every row, and keeps it until the end. */
async function exchange(lite: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  // Not asked of the database, which the stream listens to.
  if (isStartup(messages)) return lite.execProtocolRaw(messages);
  const parts: Uint8Array[] = [];
  await lite.execProtocolRawStream(messages, {
    // A view into PGlite's memory, which the next part overwrites.
    onRawData: (part) => parts.push(part.slice()),
  });
  return parts.length === 1 ? parts[0]! : joined(parts);
}

/** In a buffer of its own, which may be handed to another thread. */
function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
