import type { Difference } from '@/lib/configuration/comparison';
import { keyOfDifference } from '@/lib/configuration/difference-key';
import { isRemoval } from '@/lib/configuration/removal';
import type { ConfigurationKind } from '@/lib/resources/configuration';
import { isConflict } from './standing';

/**
 * What a plan takes over of a record that is selected as a whole: all that can be written, but conflicts, which are
 * decided one by one, what only the target changed, and what would be removed from it.
 */
export function usualPaths(
  kind: Pick<ConfigurationKind, 'lists'>,
  differences: readonly Difference[],
): ReadonlySet<string> {
  const isUsual = (one: Difference) =>
    one.isWritable && one.changedBy !== 'target' && !isConflict(one) && !isRemoval(kind, one);
  return new Set(differences.filter(isUsual).map(keyOfDifference));
}
