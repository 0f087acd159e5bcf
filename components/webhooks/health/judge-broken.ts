import type { Walk } from '@/components/webhooks/deliveries/delivery-walk';
import { undeliveredPairs } from '@/components/webhooks/deliveries/event-pairs';
import type { DeliveryRow } from '@/lib/api/records';
import { type BrokenGroup, brokenGroups } from './broken';

/** What was read to find what is broken. */
export type BrokenWalks = {
  readonly failed: Walk;
  readonly held: Walk;
  readonly pending: Walk;
  readonly retrying: Walk;
  /** What arrived at each endpoint that has undelivered events, by its id. */
  readonly delivered: ReadonlyMap<string, Walk>;
};

export type Judgement = {
  readonly groups: readonly BrokenGroup[];
  /** Events whose other copies lie beyond what was read: nothing is claimed of them. */
  readonly uncheckedCount: number;
  /** More may be broken than is told. */
  readonly isPartial: boolean;
};

/**
 * Judges an event only where all other deliveries of it have been read, those on their way and those that arrived: until
 * then a failed original may have been recovered by a copy that nobody has seen yet.
 */
export function judgeBroken({ failed, held, pending, retrying, delivered }: BrokenWalks): Judgement {
  const walks = [failed, held, pending, retrying, ...delivered.values()];
  const pairs = undeliveredPairs(walks.flatMap(({ rows }) => rows).toSorted(byNewest));
  const reachOf = new Map(walks.map((walk) => [walk, reach(walk)]));
  const checked = pairs.filter(
    ({ oldest, lacksOriginal }) =>
      !lacksOriginal &&
      [pending, retrying, delivered.get(String(oldest.endpoint_id))].every(
        (walk) => walk !== undefined && isWithin(reachOf.get(walk), oldest),
      ),
  );
  return {
    groups: brokenGroups(checked.map(({ newest }) => newest)),
    uncheckedCount: pairs.length - checked.length,
    isPartial: !failed.isComplete || !held.isComplete || checked.length < pairs.length,
  };
}

/** The instant from which on a walk has read everything: the empty text where that is all, undefined where none is known. */
function reach({ rows, isComplete }: Walk): string | undefined {
  if (isComplete) return '';
  const isNewestFirst = rows.every(
    ({ created_at }, index) => index === 0 || isOrdered(created_at, rows[index - 1]!.created_at),
  );
  return isNewestFirst ? rows.at(-1)?.created_at : undefined;
}

const isOrdered = (older: string | undefined, newer: string | undefined) =>
  older !== undefined && newer !== undefined && older <= newer;

function isWithin(from: string | undefined, { created_at }: DeliveryRow): boolean {
  return from === '' || (from !== undefined && created_at !== undefined && created_at > from);
}

/** Newest first: by moment, then by number where ids are numbers. */
function byNewest(a: DeliveryRow, b: DeliveryRow): number {
  return (b.created_at ?? '').localeCompare(a.created_at ?? '') || Number(b.id) - Number(a.id) || 0;
}
