import type { KeptChange } from './event-changes';
import type { HistoryItem } from './list-history';

/** What an event tells of a record, as people say it. */
export type ToldAct =
  | { readonly act: 'moved'; readonly change: KeptChange }
  | { readonly act: 'changedOne'; readonly change: KeptChange }
  | { readonly act: 'changedMany'; readonly fields: readonly string[] }
  /** By the word of its type behind the dot; `reason` is why a deal was lost. */
  | { readonly act: 'named'; readonly verb: string; readonly reason?: string };

/** Fields that say where a deal is; what else changes with them follows from it. */
const following = new Set(['stage_id', 'estado', 'closed_at', 'motivo_perdida', 'orden']);

/** The sentence that an event is told in: a move by its stages, a change by its fields, all else by its type. */
export function toldAct({ type, changes = [] }: Pick<HistoryItem, 'type' | 'changes'>): ToldAct {
  const verb = type.slice(type.lastIndexOf('.') + 1);
  const stage = changes.find(({ field }) => field === 'stage_id');
  if (verb === 'stage_changed' && stage) return { act: 'moved', change: stage };
  if (verb === 'lost') {
    const reason = changes.find(({ field }) => field === 'motivo_perdida')?.after;
    return { act: 'named', verb, ...(reason && { reason }) };
  }
  if (verb !== 'updated' || changes.length === 0) return { act: 'named', verb };
  if (stage && changes.every(({ field }) => following.has(field))) return { act: 'moved', change: stage };
  if (changes.length === 1) return { act: 'changedOne', change: changes[0]! };
  return { act: 'changedMany', fields: changes.map(({ field }) => field) };
}

/** Of the events of one write, the one that says most is told. */
const rankOf = ({ type }: Pick<HistoryItem, 'type'>) =>
  type.endsWith('.updated') ? 2 : type.endsWith('.stage_changed') ? 1 : 0;

/**
 * Events of a record, newest first, put together where one write led to several that tell the same: a deal that is won
 * changes its stage too. The first of each is the one to tell.
 */
export function writesOfItems<Item extends Pick<HistoryItem, 'type' | 'at' | 'changes'>>(
  items: readonly Item[],
): readonly (readonly [Item, ...Item[]])[] {
  const writes: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = writes.at(-1);
    if (last && isOfSameWrite(last[0], item)) last.push(item);
    else writes.push([item]);
  }
  return writes.map((all) => all.toSorted((a, b) => rankOf(a) - rankOf(b)) as [Item, ...Item[]]);
}

type Told = Pick<HistoryItem, 'type' | 'at' | 'changes'>;

/** Each event of a write has all that it changed; two writes may happen within one moment, but not change the same. */
function isOfSameWrite(one: Told, other: Told): boolean {
  const { changes = [] } = one;
  return (
    changes.length > 0 &&
    changes.every(({ field }) => following.has(field)) &&
    one.type !== other.type &&
    one.at !== null &&
    one.at === other.at &&
    JSON.stringify(changes) === JSON.stringify(other.changes)
  );
}
