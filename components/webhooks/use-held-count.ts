'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/layout/session-context';
import { queryOf } from '@/lib/api/queries';
import { listDeliveries } from '@/lib/contract/webhooks';

/** How many deliveries wait for a disabled endpoint, counted on one page: `hasMore` where there are others. */
export function useHeldCount(endpointId: string) {
  const target = useTarget();
  const query = { endpoint_id: endpointId, status: 'held', limit: 100 };
  const { data } = useQuery(queryOf(listDeliveries, { query }, target));
  const held = data?.items.filter((row) => row.status === 'held');
  return { count: held?.length, hasMore: (data?.nextCursor ?? null) !== null, rows: held ?? [] };
}
