'use client';

import { useQuery } from '@tanstack/react-query';
import { useLiveInterval } from '@/components/live/live-provider';
import { useTarget } from '@/components/session/session-context';
import { brokenOf } from './broken-query';
import type { Depth } from './read-broken';

/** Beyond it the page says that there may be more. */
const DEPTH: Depth = { pages: 50, arrivedPages: 50 };
const AGAIN_MS = 15_000;

/** What is broken; nothing is called so before what may have mended it has been read. */
export function useBroken(depth = DEPTH) {
  const target = useTarget();
  const refetchInterval = useLiveInterval(AGAIN_MS);
  const { data, isFetching, error, refetch } = useQuery({ ...brokenOf(depth, target), refetchInterval });
  const judgement = data?.judgement;
  return {
    groups: judgement?.groups ?? [],
    uncheckedCount: judgement?.uncheckedCount ?? 0,
    /** More of it may be there than was read. */
    isPartial: judgement?.isPartial ?? false,
    isChecking: judgement === undefined,
    isReading: isFetching && !data?.isWhole,
    /** Deliveries looked at. */
    looked: data?.looked ?? 0,
    /** Only where there is nothing to show. */
    error: judgement ? null : error,
    retry: () => void refetch(),
    oldestDueAt: data?.oldestDueAt,
    isDueWhole: data?.isDueWhole ?? false,
  };
}
