import type { ComparedRecord, Comparison, Difference } from '../../lib/configuration/comparison.ts';
import { keyOfDifference } from '../../lib/configuration/difference-key.ts';
import type { Choice } from '../../lib/configuration/plan.ts';
import { Problem } from '../problem.mjs';
import type { ApplyOptions } from './options.ts';
import { removalName } from './removals.ts';

/**
 * What a plan is asked for: all that the folder has and the connection has not or has otherwise, and of what the
 * connection alone has only that which is named. What could be one of several waits until that is answered.
 *
 * @throws Problem that names what is to be deleted or removed and is not in the connection alone
 */
export function choicesOf(
  { kinds }: Comparison,
  { deletes, removes, take, activates }: Pick<ApplyOptions, 'deletes' | 'removes' | 'take' | 'activates'>,
): Choice[] {
  const records = kinds.flatMap((kind) => kind.records);
  const unknown = deletes.find(
    (key) => !records.some((one) => one.key === key && one.status === 'onlyTarget'),
  );
  if (unknown !== undefined) {
    throw new Problem(
      `--delete ${unknown} names no record that the connection alone has.`,
      'The plan command prints the names of those.',
    );
  }
  assertRemovals(records, removes);
  const asked = records.find(({ key, isAsked }) => isAsked && deletes.includes(key));
  if (asked) {
    throw new Problem(
      `--delete ${asked.key} names a record that one of the folder could be.`,
      'Select which it is in the console, on the page Configuration.',
    );
  }
  return records.flatMap((record): Choice[] => {
    const { kind, key, status, sourceId, targetId, isAsked } = record;
    if (isAsked) return [];
    const seen = {
      kind,
      key,
      ...(sourceId !== undefined && { sourceId }),
      ...(targetId !== undefined && { targetId }),
    };
    if (status === 'onlySource') return [{ ...seen, action: 'create', activates }];
    if (status === 'onlyTarget') return deletes.includes(key) ? [{ ...seen, action: 'delete' }] : [];
    const isPublished = activates && record.standing?.source === 'published';
    if (!isPublished && !record.differences.some(({ isWritable }) => isWritable)) return [];
    const paths = pathsOf(record, removes);
    const resolutions = take && { resolutions: resolutionsOf(record, take) };
    return [{ ...seen, action: 'update', activates, ...(paths && { paths }), ...resolutions }];
  });
}

/** What is taken over where something of a record is removed: that, and what is taken over without being named. */
function pathsOf(record: ComparedRecord, removes: readonly string[]): readonly string[] | undefined {
  const isNamed = (difference: Difference) => removes.includes(removalName(record, difference));
  if (!record.differences.some(isNamed)) return undefined;
  const taken = record.differences.filter(
    (one) => one.isWritable && (isNamed(one) || (one.changedBy !== 'target' && !one.isRemoval)),
  );
  return taken.map(keyOfDifference);
}

function assertRemovals(records: readonly ComparedRecord[], removes: readonly string[]): void {
  const known = new Set(
    records.flatMap((record) =>
      record.differences
        .filter((one) => one.isWritable && one.isRemoval)
        .map((one) => removalName(record, one)),
    ),
  );
  const unknown = removes.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Problem(
    `--remove ${unknown} names nothing that the connection alone has in a record.`,
    'The plan command prints the names of those.',
  );
}

function resolutionsOf({ differences }: ComparedRecord, take: 'source' | 'target') {
  const conflicts = differences.filter(({ changedBy }) => changedBy === 'both');
  return Object.fromEntries(conflicts.map((difference) => [keyOfDifference(difference), take]));
}
