import { createHash } from 'node:crypto';
import type { ReadFiles } from '@/lib/configuration/files/side-of-files';
import { processWide } from '@/lib/store/process-wide';

type Files = Readonly<Record<string, string>>;
type Kept = { readonly read: Promise<ReadFiles>; readonly characters: number; readonly keptAt: number };

/** As long as somebody looks at what was compared, and chooses. */
const KEPT_MS = 5 * 60_000;
/** Files that are kept at once, by the length of their texts: what was read of them is some times as much. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

const memory = processWide('configuration-files', () => new Map<string, Kept>());

/**
 * What was read of the very same files in the last minutes, or what `read` reads of them now: every request about a
 * comparison with files brings all of them along.
 */
export function readOnce(files: Files, read: () => Promise<ReadFiles>, now = Date.now()): Promise<ReadFiles> {
  const key = keyOf(files);
  for (const [other, { keptAt }] of memory) if (now - keptAt >= KEPT_MS) memory.delete(other);
  const known = memory.get(key);
  if (known) return known.read;
  const characters = Object.values(files).reduce((sum, text) => sum + text.length, 0);
  const reading = read();
  memory.set(key, { read: reading, characters, keptAt: now });
  reading.catch(() => memory.delete(key));
  let all = [...memory.values()].reduce((sum, one) => sum + one.characters, 0);
  for (const [oldest, one] of memory) {
    if (all <= MOST_CHARACTERS) break;
    memory.delete(oldest);
    all -= one.characters;
  }
  return reading;
}

function keyOf(files: Files): string {
  const hash = createHash('sha256');
  for (const path of Object.keys(files).toSorted()) {
    const text = files[path]!;
    hash.update(`${path.length} ${text.length} ${path}`).update(text);
  }
  return hash.digest('base64');
}
