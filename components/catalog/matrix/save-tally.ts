import type { Change } from '@/lib/catalog/sheet/changes';

/** What became of a price that is not known to be saved; `held` was not sent, since another was refused. */
export type Failure = { readonly end: 'refused' | 'unknown' | 'held'; readonly error?: unknown };

/** What a save would do, and of how many of these prices the last one says that they are not saved, or does not know. */
export function saveTally(changes: readonly Change[], failures: ReadonlyMap<string, Failure>) {
  const deletions = changes.filter(({ after }) => !after).length;
  const ends = changes.flatMap(({ key }) => failures.get(key)?.end ?? []);
  const unknown = ends.filter((end) => end === 'unknown').length;
  return { saves: changes.length - deletions, deletions, failed: ends.length - unknown, unknown };
}
