import type { JobView } from './job';

/** What a redelivery came to, by kinds. `queued`: sent, and nobody knows yet; `left`: not sent. */
export const redeliveryKinds = ['delivered', 'refused', 'arrived', 'queued', 'unknown', 'left'] as const;
export type RedeliveryTotal = { readonly of: (typeof redeliveryKinds)[number]; readonly count: number };

/** What came of all items, none counted twice and none left out: those of a kind that there are any of. */
export function redeliveryTotals({ done, total = done, counts }: JobView): readonly RedeliveryTotal[] {
  const { done: sent = 0, delivered = 0, refused = 0, skipped = 0, unknown = 0, partial = 0 } = counts;
  const byKind = {
    delivered,
    refused,
    arrived: skipped,
    // One that could not be followed to its end is queued all the same.
    queued: sent - delivered + partial,
    unknown,
    left: total - done,
  };
  return redeliveryKinds.map((of) => ({ of, count: byKind[of] })).filter(({ count }) => count > 0);
}
