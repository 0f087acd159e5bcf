import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it. Node's own `recursive` never returns where the parent is there and refuses
 * with ENOENT, as everything under `/proc` does.
 *
 * @throws the system's error, `ENOTDIR` where a file is in its place
 */
export function makeFolder(path: string, mode?: number): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) {
    throw Object.assign(new Error(`A file is in the place of the folder ${path}`), { code: 'ENOTDIR' });
  }
  return found !== undefined;
}
