import { strToU8, unzip, zip } from 'fflate';
import { type BroughtFile, FilesProblem } from './read-files';

/** One moment for all files, so that the same configuration makes the same zip. */
const MOMENT = new Date(1980, 0, 1);

/** A folder of texts as a zip. */
export function zipOf(files: Readonly<Record<string, string>>): Promise<Blob> {
  const entries = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
  return new Promise((resolve, reject) => {
    zip(entries, { mtime: MOMENT }, (error, bytes) => {
      if (error) reject(error);
      else resolve(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/zip' }));
    });
  });
}

/** @throws FilesProblem where it is no zip */
export function filesInZip(bytes: Uint8Array): Promise<BroughtFile[]> {
  return new Promise((resolve, reject) => {
    unzip(bytes, (error, entries) => {
      if (error) reject(new FilesProblem('badZip', error));
      else resolve(Object.entries(entries).map(([path, content]) => ({ path, bytes: content })));
    });
  });
}
