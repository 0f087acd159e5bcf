import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSecret } from '../../sandbox/delivery/sign.ts';
import { Problem } from '../problem.mjs';

/**
 * The secret of this folder, made once and readable by its owner alone; `wx` lets only one of two processes that
 * start together write it.
 * @throws Problem where the file is there and holds none.
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${createSecret()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new Problem(`${file} is empty.`, 'Remove it, and a new secret is made.');
  return secret;
}
