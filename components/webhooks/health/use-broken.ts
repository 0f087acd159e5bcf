'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useLiveInterval } from '@/components/live/live-provider';
import { useTarget } from '@/components/session/session-context';
import { walkOf } from '@/components/webhooks/deliveries/delivery-walk-query';
import type { DeliveryRow } from '@/lib/api/records';
import { brokenGroups, oldestDue } from './broken';

/** Pages read of each state; beyond it the page says that there may be more. */
const MAX_PAGES = 50;
const AGAIN_MS = 15_000;

/** In the order in which the answers are taken apart below. */
const states = ['failed', 'held', 'pending', 'retrying'] as const;

/** Newest first: by moment, then by number where ids are numbers. */
function byNewest(a: DeliveryRow, b: DeliveryRow): number {
  return (b.created_at ?? '').localeCompare(a.created_at ?? '') || Number(b.id) - Number(a.id) || 0;
}

/**
 * What is broken, found with the documented `status` filter alone: all that failed or is held, what is on its way,
 * and what arrived since the oldest of the former, which mends it. All of it is read page by page in the background.
 */
export function useBroken(maxPages = MAX_PAGES) {
  const target = useTarget();
  const refetchInterval = useLiveInterval(AGAIN_MS);
  const walks = useQueries({
    queries: states.map((status) => ({
      ...walkOf({ status, maxPages }, target),
      refetchInterval,
    })),
  });
  const [failed, held, pending, retrying] = walks.map(({ data }) => data);
  const undelivered = [...(failed?.rows ?? []), ...(held?.rows ?? [])];
  const isCounted =
    Boolean(failed?.isComplete && held?.isComplete) || walks.every(({ isFetching }) => !isFetching);
  const since = undelivered.flatMap((row) => row.created_at ?? []).toSorted()[0];
  const arrived = useQuery({
    ...walkOf({ status: 'delivered', maxPages, until: toTheHour(since) }, target),
    enabled: isCounted && undelivered.length > 0,
    refetchInterval,
  });

  const moving = [...(pending?.rows ?? []), ...(retrying?.rows ?? [])];
  const rows = [...undelivered, ...moving, ...(arrived.data?.rows ?? [])].toSorted(byNewest);
  const parts = [...walks, ...(undelivered.length > 0 ? [arrived] : [])];
  return {
    groups: brokenGroups(rows),
    /** More of it may be there than was read. */
    isPartial: parts.some(({ data }) => data !== undefined && !data.isComplete),
    isReading: parts.some(({ data, isFetching }) => isFetching && !data?.isComplete),
    /** Deliveries looked at. */
    looked: rows.length,
    isPending: walks.some(({ isPending }) => isPending),
    /** Only where there is nothing to show. */
    error: walks.find(({ data, error }) => error && !data)?.error ?? null,
    retry: () => void Promise.all(walks.map(({ refetch }) => refetch())),
    oldestDueAt: oldestDue(moving),
    isDueWhole: Boolean(pending?.isComplete && retrying?.isComplete),
  };
}

/** So that the question stays the same while what is broken grows. */
function toTheHour(moment: string | undefined): string | undefined {
  return moment && `${moment.slice(0, 13)}:00:00.000Z`;
}
