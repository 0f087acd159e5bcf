import type { ComparedKind, ComparedRecord, Difference, Support } from '@/lib/configuration/comparison';

export type Action = 'create' | 'update' | 'delete';

/** What both sides changed since the last apply, each in another way, and a plan can write. */
export const isConflict = ({ changedBy, isWritable }: Difference) => changedBy === 'both' && isWritable;

export const conflictsOf = ({ differences }: Pick<ComparedRecord, 'differences'>) =>
  differences.filter(isConflict);

const canRead = (support: Support) => support === 'yes' || support === 'read_only';

/**
 * What a plan can do about a record; undefined where nothing is to be done, or where the target's server cannot be
 * written. What the source could not be asked for may well be there, so nothing is deleted for it.
 */
export function actionOf(
  { source, target }: Pick<ComparedKind, 'source' | 'target'>,
  record: ComparedRecord,
): Action | undefined {
  if (target.support !== 'yes') return undefined;
  if (record.status === 'onlySource') return 'create';
  if (record.status === 'onlyTarget') return canRead(source.support) ? 'delete' : undefined;
  return record.differences.some(({ isWritable }) => isWritable) ? 'update' : undefined;
}

/** The side whose server says why a kind cannot be compared or written; undefined where all is well. */
export function lackOf({ source, target }: Pick<ComparedKind, 'source' | 'target'>) {
  if (target.support !== 'yes') return { side: 'target', ...target } as const;
  if (source.support !== 'yes' && source.support !== 'read_only')
    return { side: 'source', ...source } as const;
  return undefined;
}
