'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { listEventTypes } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';
import { catalogOf } from './event-selection';

/** The server's catalogue of event types; the contract's own types until it is read, or where it cannot be. */
export function useCatalog() {
  const target = useTarget();
  const query = useQuery({ ...queryOf(listEventTypes, {}, target), staleTime: 600_000 });
  const types = query.data?.items.flatMap((info) => info.type ?? []);
  return { query, catalog: catalogOf(types && types.length > 0 ? types : undefined) };
}
