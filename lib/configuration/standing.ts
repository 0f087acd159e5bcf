import type { JsonObject } from '@/lib/contract/scalars';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import type { Difference } from './comparison';
import { differencesOf } from './differences';
import type { PlannedRecord } from './plan';

/** Fields of a record that change when another is written: a pipeline is the default until another is made it. */
const ofOthers: readonly string[] = ['es_default'];

/** What a target still lacks of a value and can be written, field by field. */
export function missingIn(kind: ConfigurationKind, after: JsonObject, now: JsonObject): Difference[] {
  return differencesOf(kind, after, now).filter(({ isWritable }) => isWritable);
}

/** Of what a record lacks, that which follows from other records and was not planned of this one is left as it is. */
export function plannedOf(
  { action, differences }: Pick<PlannedRecord, 'action' | 'differences'>,
  missing: readonly Difference[],
): Difference[] {
  return missing.filter(
    ({ path: [field] }) =>
      action === 'create' || !ofOthers.includes(field!) || differences.some(({ path }) => path[0] === field),
  );
}

/** Whether a record stands as it was kept, but for what nobody can write and what follows from other records. */
export function isAsKept(kind: ConfigurationKind, kept: JsonObject, now: JsonObject): boolean {
  return changedSince(kind, kept, now).length === 0;
}

/**
 * Whether a record is on its way from one value to another: whatever it lacks of `after` is as it was in `before`. The
 * order of items counts for nothing, since it is written last.
 */
export function isBetween(
  kind: ConfigurationKind,
  now: JsonObject,
  { before, after }: { readonly before: JsonObject; readonly after: JsonObject },
): boolean {
  const planned = differencesOf(kind, after, before);
  return changedSince(kind, after, now).every(
    ({ path, change }) =>
      change === 'order' ||
      planned.some(
        (one) => one.path.length <= path.length && one.path.every((name, at) => name === path[at]),
      ),
  );
}

function changedSince(kind: ConfigurationKind, kept: JsonObject, now: JsonObject): Difference[] {
  return missingIn(kind, kept, now).filter(({ path }) => !ofOthers.includes(path[0]!));
}
