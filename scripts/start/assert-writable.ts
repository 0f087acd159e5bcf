import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../lib/database/make-folder.ts';
import { Problem } from '../problem.mjs';

/**
 * Makes a data folder and writes into it once.
 * @throws Problem naming the setting that chooses another folder.
 */
export function assertWritable(folder: string, setting: string): void {
  const probe = join(folder, '.write-test');
  try {
    makeFolder(folder, 0o700);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `Cannot write to the data folder ${folder} (${reason}).`,
      `Give it to this user, free some space, or choose another folder with ${setting}.`,
    );
  }
}
