'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/layout/session-context';
import { queryOf } from '@/lib/api/queries';
import { listDeliveries } from '@/lib/contract/webhooks';

const LONG_AGO = '2000-01-01T00:00:00.000Z';

/**
 * Whether the server heeds filters that the document does not name: one that does finds nothing before the year
 * 2000. Asked only where it matters, for text inside bodies, which the rows themselves cannot tell.
 */
export function useSearchSupport(isNeeded: boolean): boolean {
  const target = useTarget();
  const { data, error } = useQuery({
    ...queryOf(listDeliveries, { query: { created_before: LONG_AGO, limit: 1 } }, target),
    enabled: isNeeded,
    staleTime: 600_000,
  });
  return !error && (data?.items.length ?? 0) === 0;
}
