'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import { keyOf } from '@/lib/api/queries';
import { findRecovery } from './recovery';

/** Pages that are read without being asked to; the rest is counted on demand. */
const FIRST_PAGES = 12;

/** What the endpoint missed, counted to the end, or so far and `countAll` to go on. */
export function useRecovery(endpointId: string) {
  const target = useTarget();
  const [maxPages, setMaxPages] = useState(FIRST_PAGES);
  const sent = { query: { endpoint_id: endpointId } };
  const query = useQuery({
    queryKey: [...keyOf(listDeliveries, target, sent), 'recovery', maxPages],
    queryFn: ({ signal }) =>
      findRecovery(
        ({ created_after, ...page }, cursor) =>
          call(
            listDeliveries,
            {
              query: {
                ...sent.query,
                ...page,
                ...(created_after && { created_after }),
                ...(cursor && { cursor }),
              },
            } as Parameters<typeof call<typeof listDeliveries>>[1],
            { ...target, signal },
          ),
        maxPages,
      ),
    placeholderData: (before) => before,
    structuralSharing: false,
  });
  return {
    recovery: query.data,
    isCounting: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
    countAll: () => setMaxPages(Number.POSITIVE_INFINITY),
  };
}
