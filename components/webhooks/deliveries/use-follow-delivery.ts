'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { isSettled } from '@/components/webhooks/delivery-status';
import { findSpawned, type Spawned } from '@/components/webhooks/redelivery/spawned-delivery';
import { newestOf } from '@/components/webhooks/redelivery/use-deliveries-before';
import { getDelivery } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';

const SOON = 700;
const LATER = 5_000;

/** Soon while it is likely to have happened, later where nothing comes of it. */
const paceOf = (answers: number) => (answers < 20 ? SOON : LATER);

/** A server that has told of no attempt for so long is not asked by itself any more. */
const PATIENCE_MS = 60_000;

/**
 * Follows a spawned delivery until nothing more happens to it, slower once its first attempt was made; `isSilent` where
 * the server has told of no attempt for a minute, `lookAgain` then.
 */
export function useFollowDelivery(spawned: Spawned) {
  const target = useTarget();
  const [isSilent, setIsSilent] = useState(false);
  const search = useQuery({
    ...newestOf(spawned.endpointId, target),
    enabled: spawned.deliveryId === undefined && !isSilent,
    refetchInterval: (query) =>
      findSpawned(query.state.data?.items ?? [], spawned) === undefined
        ? paceOf(query.state.dataUpdateCount)
        : false,
  });
  const id = spawned.deliveryId ?? findSpawned(search.data?.items ?? [], spawned);
  const delivery = useQuery({
    ...queryOf(getDelivery, { path: { id: id ?? '' } }, target),
    enabled: id !== undefined && !isSilent,
    staleTime: 0,
    refetchInterval: (query) => {
      const { data } = query.state;
      if (isSettled(data?.status)) return false;
      return (data?.attempts ?? 0) > 0 ? LATER : paceOf(query.state.dataUpdateCount);
    },
  });
  const isTold = isSettled(delivery.data?.status) || (delivery.data?.attempts ?? 0) > 0;
  useEffect(() => {
    if (isTold || isSilent) return;
    const timer = setTimeout(() => setIsSilent(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isTold, isSilent]);
  return {
    id,
    delivery: delivery.data,
    isSilent: isSilent && !isTold,
    lookAgain: () => setIsSilent(false),
    error: search.error ?? delivery.error,
  };
}
