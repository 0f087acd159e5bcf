'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/layout/session-context';
import { ApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { listDeliveries } from '@/lib/api/contract/webhooks';

const LONG_AGO = '2000-01-01T00:00:00.000Z';

/**
 * Whether the server heeds filters that the document does not name: one that does finds nothing before the year
 * 2000; one that refuses to be asked does not. Undefined until it is known.
 */
export function useHeedsFilters(): { isHeeded: boolean | undefined; error: unknown; retry: () => void } {
  const target = useTarget();
  const { data, error, refetch } = useQuery({
    // Outside of what a write makes the area read anew: a server does not learn filters by it.
    queryKey: ['api', target.connectionId, 'heeds filters'],
    queryFn: ({ signal }) =>
      call(listDeliveries, { query: { created_before: LONG_AGO, limit: 1 } }, { ...target, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 3_600_000,
  });
  const isRefused = error instanceof ApiError && [400, 422].includes(error.status);
  return {
    isHeeded: data ? data.items.length === 0 : isRefused ? false : undefined,
    error: isRefused ? null : error,
    retry: () => void refetch(),
  };
}
