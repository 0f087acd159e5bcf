'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import { LIMIT_MAX } from '@/lib/api/contract/pagination';
import { listRequests } from '@/lib/api/contract/requests';
import { itemsOf, pagesOf } from '@/lib/api/queries';
import { type RequestFilters, requestsQuery } from './request-filters';

const REREAD_MS = 4_000;
/** Further down somebody reads, and each page would be read again. */
const MOST_FOLLOWED_PAGES = 2;

/** The log by its filters, newest first; read again and again while it is followed. */
export function useRequests(filters: RequestFilters, isFollowing: boolean) {
  const asked = requestsQuery(filters, Date.now());
  const reading = useInfiniteQuery({
    ...pagesOf(listRequests, { query: { ...asked, limit: LIMIT_MAX } }, useTarget()),
    refetchInterval: ({ state }) =>
      isFollowing && (state.data?.pages.length ?? 0) <= MOST_FOLLOWED_PAGES ? REREAD_MS : false,
    placeholderData: keepPreviousData,
  });
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage, isFetchNextPageError, error } = reading;
  const rows = useMemo(() => data && itemsOf(data), [data]);
  const more = useMemo(
    () => ({
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      moreError: isFetchNextPageError ? error : null,
      loadMore: () => void fetchNextPage(),
    }),
    [hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage],
  );
  return { reading, rows, more, asked };
}
