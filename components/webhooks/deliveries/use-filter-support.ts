'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listDeliveries } from '@/lib/api/contract/webhooks';
import type { DeliveryFilter } from '@/lib/deliveries/delivery-filter';
import { supportsFilters, textFiltersOf } from '@/lib/deliveries/filter-support';

/** Whether the server supports what `filter` asks for and the document does not name; undefined until it is known. */
export function useFilterSupport(filter: DeliveryFilter): {
  isSupported: boolean | undefined;
  error: unknown;
  retry: () => void;
} {
  const target = useTarget();
  const texts = textFiltersOf(filter);
  const { data, error, refetch } = useQuery({
    // Outside of what a write makes the area read anew: a server does not learn filters by it.
    queryKey: ['api', target.connectionId, 'filter support', ...texts],
    queryFn: ({ signal }) =>
      supportsFilters((asked) => call(listDeliveries, { query: asked }, { ...target, signal }), texts),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 3_600_000,
  });
  return { isSupported: data, error, retry: () => void refetch() };
}
