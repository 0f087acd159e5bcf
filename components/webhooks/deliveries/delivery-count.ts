import { DELIVERIES_COUNTED } from '@/lib/api/contract/webhooks';

type Counted = {
  /** Rows that were read. */
  readonly read: number;
  readonly hasMore: boolean;
  readonly isFiltered: boolean;
  /** What the server counted, if it counts. */
  readonly total: number | undefined;
};

/** What may be said of how many deliveries there are; its words are `webhooks.count.<words>`. */
export type DeliveryCount = {
  readonly words: 'all' | 'matching' | 'moreThan' | 'moreMatching' | 'readSoFar';
  readonly count: number;
};

/** Exact where all were read or the server counted them; a count that the list has outgrown is not repeated. */
export function deliveryCount({ read, hasMore, isFiltered, total }: Counted): DeliveryCount {
  const exact = isFiltered ? 'matching' : 'all';
  if (!hasMore) return { words: exact, count: read };
  if (total === undefined || total <= read) return { words: 'readSoFar', count: read };
  if (total <= DELIVERIES_COUNTED) return { words: exact, count: total };
  return { words: isFiltered ? 'moreMatching' : 'moreThan', count: DELIVERIES_COUNTED };
}
