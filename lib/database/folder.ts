import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderDamaged, FolderInUse, FolderUnwritable } from './errors.ts';
import { makeFolder } from './make-folder.ts';

const SQLITE_BUSY = 5;

/** A data folder held by this process alone. */
export interface HeldFolder {
  /** PGlite's own files. */
  readonly path: string;
  /** False when `path` does not exist yet. */
  readonly exists: boolean;
  /** Where a new database is made before it is moved to `path`, so that a killed start leaves no half of one. */
  readonly draft: string;
  release(): void;
}

/**
 * Takes the data folder for this process, making it where needed.
 * Throws `FolderInUse`, `FolderUnwritable` or `FolderDamaged`.
 */
export function holdFolder(dataDir: string): HeldFolder {
  const release = lockFolder(dataDir);
  try {
    const path = join(dataDir, 'pgdata');
    const draft = join(dataDir, 'pgdata.draft');
    rmSync(draft, { recursive: true, force: true });
    const files = filesOf(path);
    if (files && !files.includes('PG_VERSION')) throw new FolderDamaged(dataDir);
    return { path, exists: files !== undefined, draft, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** What nobody refers to any more is collected, and a collected lock is let go of. */
const held = new Set<DatabaseSync>();

/** PGlite knows no lock between processes; SQLite's file lock is let go of by the kernel when a process dies. */
function lockFolder(dataDir: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(dataDir);
    lock = new DatabaseSync(join(dataDir, 'database.lock'));
    lock.exec('begin exclusive');
    held.add(lock);
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new FolderInUse(dataDir);
    }
    throw new FolderUnwritable(dataDir, error);
  }
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function filesOf(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new FolderUnwritable(path, error);
  }
}
