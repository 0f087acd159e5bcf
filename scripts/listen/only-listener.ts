import { DatabaseSync } from 'node:sqlite';
import { Problem } from '../problem.mjs';
import type { CursorFile } from './cursor-file.ts';

/**
 * Makes this process the only one that goes by the position, until the answer is called: two would post every
 * event twice and overwrite each other's position. SQLite's file lock is let go of by the kernel when a process
 * dies, however it dies.
 * @throws Problem where another one has it
 */
export function becomeOnlyListener({ path }: CursorFile): () => void {
  const lock = new DatabaseSync(`${path}.lock`);
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new Problem(
      'Another listener already forwards these events there.',
      'End it first, or give this one other --types or another --forward.',
    );
  }
  return () => lock.close();
}
