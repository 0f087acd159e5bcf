'use client';

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { itemsOf, pagesOf, queryOf } from '@/lib/api/queries';
import { listDeliveries } from '@/lib/contract/webhooks';
import { type DeliveryFilter, deliveriesQuery, filterQuery, fits, sinceOf } from './delivery-filter';
import { joinLive } from './live-rows';
import type { DeliveryRow } from './records';
import { usePolling } from './use-polling';

const PAGE = 50;

/**
 * The deliveries that a filter shows: pages by cursor, and a look at the first page now and then that brings
 * new states to shown rows and holds new rows back until `admit`.
 */
export function useDeliveryRows(filter: DeliveryFilter) {
  const target = useTarget();
  const queryClient = useQueryClient();
  const view = `${target.connectionId} ${filterQuery(filter)}`;
  const [mark, setMark] = useState(() => ({
    view,
    openedAt: Date.now(),
    admitted: [] as readonly DeliveryRow[],
  }));
  if (mark.view !== view) setMark({ view, openedAt: Date.now(), admitted: [] });

  const since = sinceOf(filter, mark.openedAt);
  const sent = { query: { ...deliveriesQuery(filter, since), limit: PAGE } } as Parameters<
    typeof pagesOf<typeof listDeliveries>
  >[1];
  const pagesOptions = pagesOf(listDeliveries, sent, target);
  const pages = useInfiniteQuery({ ...pagesOptions, staleTime: 60_000, refetchOnWindowFocus: false });
  const headOptions = queryOf(listDeliveries, sent, target);
  const [seen, setSeen] = useState('');
  const refetchInterval = usePolling(seen);
  const head = useQuery({ ...headOptions, enabled: pages.isSuccess, refetchInterval });
  const nowSeen = head.data?.items.map((row) => `${row.id}${row.status}${row.attempts}`).join() ?? '';
  if (nowSeen !== seen) setSeen(nowSeen);

  const live = joinLive(itemsOf(pages.data), mark.admitted, head.data?.items ?? []);
  const rows = live.rows.filter((row) => fits(row, filter, since));

  function admit() {
    if (live.hasGap) void queryClient.resetQueries({ queryKey: pagesOptions.queryKey });
    setMark({ ...mark, admitted: live.hasGap ? [] : [...live.waiting, ...mark.admitted] });
  }

  return {
    rows,
    /** New rows that wait, as far as they fit. */
    waiting: live.waiting.filter((row) => fits(row, filter, since)).length,
    hasGap: live.hasGap,
    admit,
    /** The server ignores a filter that the document does not name: these rows were sifted here. */
    isSifted: rows.length < live.rows.length,
    loaded: live.rows.length,
    isPending: pages.isPending,
    /** Only where there is nothing to show. */
    error: pages.data ? null : pages.error,
    /** The list was read, but looking for news fails now. */
    tailError: pages.isSuccess ? head.error : null,
    retry: () => void pages.refetch(),
    hasMore: pages.hasNextPage,
    /** Why the next page could not be read; it is not tried again by itself. */
    moreError: pages.isFetchNextPageError ? pages.error : null,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void (pages.isFetchingNextPage || pages.fetchNextPage()),
  };
}
