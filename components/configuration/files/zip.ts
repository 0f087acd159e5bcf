import { strToU8, type UnzipFileFilter, unzip, zip } from 'fflate';
import { MOST_FILES } from '@/lib/configuration/files/limits';
import { assertWithinLimits, type BroughtFile, FilesProblem, isConfiguration } from './read-files';

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

/**
 * The files of configuration in a zip. Their sizes are added up before any of them is inflated: none becomes larger than
 * the zip says.
 *
 * @throws FilesProblem where it is no zip, or one of too much
 */
export async function filesInZip(bytes: Uint8Array): Promise<BroughtFile[]> {
  const sizes: number[] = [];
  await unzipped(bytes, ({ name, size, originalSize }) => {
    if (isConfiguration(name)) sizes.push(Math.max(size, originalSize));
    if (sizes.length > MOST_FILES) throw new FilesProblem('tooMany');
    return false;
  });
  assertWithinLimits(sizes);
  const entries = await unzipped(bytes, ({ name }) => isConfiguration(name));
  return Object.entries(entries).map(([path, content]) => ({ path, bytes: content }));
}

function unzipped(bytes: Uint8Array, filter: UnzipFileFilter): Promise<Record<string, Uint8Array>> {
  return new Promise((resolve, reject) => {
    unzip(bytes, { filter }, (error, entries) => {
      if (error) reject(new FilesProblem('badZip', error));
      else resolve(entries);
    });
  });
}
