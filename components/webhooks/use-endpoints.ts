'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/layout/session-context';
import { isMissingExtension } from '@/lib/api/api-error';
import { queryOf } from '@/lib/api/queries';
import { listDeliveries, listWebhookEndpoints } from '@/lib/contract/webhooks';
import { knownEndpoints } from './endpoint-directory';
import type { EndpointRecord } from './records';
import { useTypedEndpoints } from './typed-endpoints';
import { usePolling } from './use-polling';

/** Deliveries looked through for endpoints that cannot be listed: one page. */
const LOOKED_THROUGH = 100;

/**
 * The endpoints: the server's list where it has one (`isListed`), else those known from deliveries or typed in
 * by id, of which nothing but the id is known.
 */
export function useEndpoints() {
  const target = useTarget();
  const typed = useTypedEndpoints(target.connectionId);
  const list = useQuery({ ...queryOf(listWebhookEndpoints, {}, target), refetchInterval: 10_000 });
  const isMissing = isMissingExtension(list.error);
  const recent = useQuery({
    ...queryOf(listDeliveries, { query: { limit: LOOKED_THROUGH } }, target),
    enabled: isMissing,
  });
  const source = isMissing ? recent : list;
  const endpoints: readonly EndpointRecord[] = isMissing
    ? knownEndpoints(recent.data?.items ?? [], typed.ids)
    : (list.data?.items ?? []);
  return {
    endpoints,
    isListed: !isMissing,
    isPending: source.isPending,
    error: source.error,
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
