'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTarget } from '@/components/session/session-context';
import { listDeals } from '@/lib/api/contract/deals';
import { itemsOf, pagesOf } from '@/lib/api/queries';
import { openDealsSent } from './open-deals-sent';

/** Pages that are read for the overview: what is counted from more of them is said to be of a part. */
const MOST_PAGES = 5;

/** The open deals of a pipeline, as far as they are read for the overview. */
export function useOpenDeals(pipelineId: string | undefined) {
  const pages = useInfiniteQuery({
    ...pagesOf(listDeals, openDealsSent(pipelineId ?? ''), useTarget()),
    enabled: pipelineId !== undefined,
    staleTime: 60_000,
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const read = data?.pages.length ?? 0;
  const mayReadOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && read < MOST_PAGES;
  useEffect(() => {
    if (mayReadOn) void fetchNextPage();
  }, [mayReadOn, fetchNextPage]);
  return {
    // A server that does not know the filter sends others too.
    deals: itemsOf(data).filter(({ estado }) => estado === undefined || estado === 'abierto'),
    read: itemsOf(data).length,
    /** More are open than were read, or may be. */
    isPartial: hasNextPage,
    isPending: pages.isPending || mayReadOn || isFetchingNextPage,
    error: data ? null : pages.error,
    retry: () => void pages.refetch(),
  };
}
