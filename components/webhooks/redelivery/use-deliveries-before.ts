'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import type { Id } from '@/lib/api/loose';
import { queryOf, type Target } from '@/lib/api/queries';

/** The newest deliveries of an endpoint, among which one that was just set off is looked for. */
export function newestOf(endpointId: Id | undefined, target: Target) {
  return queryOf(listDeliveries, { query: { endpoint_id: endpointId, limit: 50 } }, target);
}

/**
 * Reads the ids that are there before a ping or a redelivery, for servers whose reply does not name what it set off.
 * None where they cannot be read: that is no reason not to act.
 */
export function useDeliveriesBefore() {
  const client = useQueryClient();
  const target = useTarget();
  return async (endpointId: Id | undefined): Promise<ReadonlySet<string>> => {
    const page = await client
      .fetchQuery({ ...newestOf(endpointId, target), staleTime: 0, retry: false })
      .catch(() => undefined);
    return new Set(page?.items.map(({ id }) => String(id)));
  };
}
