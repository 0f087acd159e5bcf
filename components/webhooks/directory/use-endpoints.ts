'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { isMissingExtension } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { listDeliveries, listWebhookEndpoints } from '@/lib/api/contract/webhooks';
import { keyOf, queryOf, type Target } from '@/lib/api/queries';
import type { EndpointRecord } from '@/lib/api/records';
import { knownEndpoints } from './endpoint-directory';
import { useTypedEndpoints } from './typed-endpoints';
import { usePolling } from './use-polling';

/** Deliveries looked through for endpoints that cannot be listed: one page. */
const LOOKED_THROUGH = 100;

const AGAIN_MS = 10_000;

/** The list of endpoints, or null where the server cannot list them: an answer too, which outlives a reload. */
function listOrNull(target: Target) {
  return queryOptions({
    queryKey: [...keyOf(listWebhookEndpoints, target), 'or null'],
    queryFn: ({ signal }) =>
      call(listWebhookEndpoints, {}, { ...target, signal }).catch((error: unknown) => {
        if (isMissingExtension(error)) return null;
        throw error;
      }),
    refetchInterval: (query) => (query.state.data === null ? false : AGAIN_MS),
    structuralSharing: false,
  });
}

/**
 * The endpoints: the server's list where it has one (`isListed`), else those known from deliveries or typed in
 * by id, of which nothing but the id is known.
 */
export function useEndpoints() {
  const target = useTarget();
  const typed = useTypedEndpoints(target.connectionId);
  const list = useQuery(listOrNull(target));
  const isListed = list.data !== null;
  const recent = useQuery({
    ...queryOf(listDeliveries, { query: { limit: LOOKED_THROUGH } }, target),
    enabled: !isListed,
  });
  const source = isListed ? list : recent;
  const endpoints: readonly EndpointRecord[] = isListed
    ? (list.data?.items ?? [])
    : knownEndpoints(recent.data?.items ?? [], typed.ids);
  return {
    endpoints,
    isListed,
    isPending: source.isPending,
    /** Only where there is nothing to show: a list that was read stays while reading it again fails. */
    error: source.data ? null : source.error,
    retry: () => void source.refetch(),
    addTyped: typed.add,
  };
}

/** One endpoint by id; `undefined` where the server lists endpoints and this one is not among them. */
export function useEndpoint(id: string) {
  const all = useEndpoints();
  const listed = all.endpoints.find((endpoint) => String(endpoint.id) === id);
  const known = all.isListed ? undefined : knownEndpoints([], [id])[0];
  return { ...all, endpoint: listed ?? known };
}

/** The latest deliveries of one endpoint, newest first. */
export function useEndpointDeliveries(endpointId: string, limit: number) {
  const target = useTarget();
  const options = queryOf(listDeliveries, { query: { endpoint_id: endpointId, limit } }, target);
  const query = useQuery(options);
  const seen = query.data?.items.map((row) => `${row.id}${row.status}${row.attempts}`).join() ?? '';
  const refetchInterval = usePolling(seen);
  return useQuery({ ...options, refetchInterval });
}
