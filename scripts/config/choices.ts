import type { ComparedRecord, Comparison } from '../../lib/configuration/comparison.ts';
import { keyOfDifference } from '../../lib/configuration/difference-key.ts';
import type { Choice } from '../../lib/configuration/plan.ts';
import { Problem } from '../problem.mjs';
import type { ApplyOptions } from './options.ts';

/**
 * What a plan is asked for: all that the folder has and the connection has not or has otherwise, and of what the
 * connection alone has only that which is named. What could be one of several waits until that is answered.
 *
 * @throws Problem that names a record to delete which is not in the connection alone
 */
export function choicesOf(
  { kinds }: Comparison,
  { deletes, take, activates }: Pick<ApplyOptions, 'deletes' | 'take' | 'activates'>,
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
    if (!record.differences.some(({ isWritable }) => isWritable)) return [];
    return [
      { ...seen, action: 'update', activates, ...(take && { resolutions: resolutionsOf(record, take) }) },
    ];
  });
}

function resolutionsOf({ differences }: ComparedRecord, take: 'source' | 'target') {
  const conflicts = differences.filter(({ changedBy }) => changedBy === 'both');
  return Object.fromEntries(conflicts.map((difference) => [keyOfDifference(difference), take]));
}
