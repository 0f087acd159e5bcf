import type { ComparedKind, ComparedRecord, Difference, Support } from '@/lib/configuration/comparison';
import { kindOf } from '@/lib/configuration/kinds';

/** `publish` is an update of a record that is otherwise to stay as it is. */
export type Action = 'create' | 'update' | 'publish' | 'delete';

/** What is selected one by one alone: many at once do not go, nor do they go live. */
export const isSingly = (action: Action) => action === 'delete' || action === 'publish';

/** What both sides changed since the last apply, each in another way, and a plan can write. */
export const isConflict = ({ changedBy, isWritable }: Difference) => changedBy === 'both' && isWritable;

export const conflictsOf = ({ differences }: Pick<ComparedRecord, 'differences'>) =>
  differences.filter(isConflict);

const canRead = (support: Support) => support === 'yes' || support === 'read_only';

/**
 * What a plan can do about a record; undefined where nothing is to be done, where the API has no operation for it (a
 * category stays), where it is asked about still, or where the target's server cannot be written. What the source could not be asked for may well be there, so nothing is deleted for it.
 */
export function actionOf(
  { source, target }: Pick<ComparedKind, 'source' | 'target'>,
  record: ComparedRecord,
): Action | undefined {
  const { update, remove } = kindOf(record.kind).operations;
  if (target.support !== 'yes' || record.isAsked) return undefined;
  if (record.status === 'onlySource') return 'create';
  if (record.status === 'onlyTarget') return remove && canRead(source.support) ? 'delete' : undefined;
  if (!update) return undefined;
  if (record.differences.some(({ isWritable }) => isWritable)) return 'update';
  return record.standing?.source === 'published' ? 'publish' : undefined;
}

/** References that a plan with the record stumbles over: not those of what is equal, nor what stands there by its name. */
export function blockingOf({ status, unresolved }: Pick<ComparedRecord, 'status' | 'unresolved'>) {
  return status === 'equal' ? [] : unresolved.filter(({ by }) => by !== 'name');
}

/** References by a name that is sent as it is: the target makes what it does not have. */
export function namedOf({ unresolved }: Pick<ComparedRecord, 'unresolved'>) {
  return unresolved.filter(({ by }) => by === 'name');
}

/** The side whose server says why a kind cannot be compared or written; undefined where all is well. */
export function lackOf({ source, target }: Pick<ComparedKind, 'source' | 'target'>) {
  if (target.support !== 'yes') return { side: 'target', ...target } as const;
  if (source.support !== 'yes' && source.support !== 'read_only')
    return { side: 'source', ...source } as const;
  return undefined;
}
