'use client';

import { useQueries } from '@tanstack/react-query';
import { useTarget } from '@/components/layout/session-context';
import { queryOf } from '@/lib/api/queries';
import { deliveryStatuses, listDeliveries } from '@/lib/contract/webhooks';
import { brokenGroups, oldestDue } from './broken';
import type { DeliveryRow } from './records';

export const LOOKED_AT = 100;
const AGAIN_MS = 15_000;

/** Newest first: by moment, then by number where ids are numbers. */
function byNewest(a: DeliveryRow, b: DeliveryRow): number {
  return (b.created_at ?? '').localeCompare(a.created_at ?? '') || Number(b.id) - Number(a.id) || 0;
}

/**
 * What is broken, found with the documented `status` filter alone: the newest page of each state. `isPartial`
 * where more is undelivered than those pages hold.
 */
export function useBroken() {
  const target = useTarget();
  return useQueries({
    queries: deliveryStatuses.map((status) => ({
      ...queryOf(listDeliveries, { query: { status, limit: LOOKED_AT } }, target),
      refetchInterval: AGAIN_MS,
    })),
    combine: (results) => {
      const rows = new Map(
        results.flatMap(({ data }) => data?.items ?? []).map((row) => [String(row.id), row]),
      );
      const undelivered = results.filter((_, index) => ['failed', 'held'].includes(deliveryStatuses[index]!));
      return {
        groups: brokenGroups([...rows.values()].toSorted(byNewest)),
        isPartial: undelivered.some(({ data }) => (data?.nextCursor ?? null) !== null),
        isPending: results.some(({ isPending }) => isPending),
        error: results.find(({ error }) => error)?.error ?? null,
        retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
        oldestDueAt: oldestDue([...rows.values()]),
        lastAt: [...rows.values()].toSorted(byNewest)[0]?.created_at,
      };
    },
  });
}
