'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import { itemsOf } from '@/lib/api/queries';
import type { PartyRecord } from '@/lib/api/records';
import { type PartyKind, partyPages } from './party-kind';

/**
 * The list that a search leaves, page after page. Another text is another question: the answer to an older one is
 * given up, and its rows stay, marked as stale, only until the new answer is there.
 */
export function usePartyList(kind: PartyKind, text: string, estado: string) {
  const target = useTarget();
  const pages = useInfiniteQuery({
    ...partyPages(kind, text, estado, target),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Reading a long list anew would read all of its pages.
    refetchOnMount: (query) => (query.state.data?.pages.length ?? 0) < 4,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const rows = useMemo(() => itemsOf(pages.data) as readonly PartyRecord[], [pages.data]);
  const { isFetchingNextPage, fetchNextPage } = pages;
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);

  return {
    rows,
    isPending: pages.isPending,
    isStale: pages.isPlaceholderData,
    /** Only where there is nothing to show. */
    error: pages.data ? null : pages.error,
    retry: () => void pages.refetch(),
    hasMore: pages.hasNextPage && !pages.isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    /** Why the next page could not be read; it is not tried again by itself. */
    moreError: pages.isFetchNextPageError ? pages.error : null,
    loadMore,
    /** Reads one page more and waits for it; false where there is none. */
    readMore: async () => (await fetchNextPage()).hasNextPage,
  };
}
