'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { isSettled } from '@/components/webhooks/delivery-status';
import { findSpawned, type Spawned } from '@/components/webhooks/redelivery/spawned-delivery';
import { getDelivery, listDeliveries } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';

const SOON = 700;
const LATER = 5_000;

/** Soon while it is likely to have happened, later where nothing comes of it. */
const paceOf = (answers: number) => (answers < 20 ? SOON : LATER);

/** Follows a spawned delivery until nothing more happens to it; slower once its first attempt was made. */
export function useFollowDelivery(spawned: Spawned) {
  const target = useTarget();
  const search = useQuery({
    ...queryOf(listDeliveries, { query: { endpoint_id: spawned.endpointId, limit: 50 } }, target),
    enabled: spawned.deliveryId === undefined,
    refetchInterval: (query) =>
      findSpawned(query.state.data?.items ?? [], spawned) === undefined
        ? paceOf(query.state.dataUpdateCount)
        : false,
  });
  const id = spawned.deliveryId ?? findSpawned(search.data?.items ?? [], spawned);
  const delivery = useQuery({
    ...queryOf(getDelivery, { path: { id: id ?? '' } }, target),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: (query) => {
      const { data } = query.state;
      if (isSettled(data?.status)) return false;
      return (data?.attempts ?? 0) > 0 ? LATER : paceOf(query.state.dataUpdateCount);
    },
  });
  return { id, delivery: delivery.data, error: search.error ?? delivery.error };
}
