'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import type { Sending } from '@/lib/api/client';
import { itemsOf, pagesOf } from '@/lib/api/queries';
import type { ListOperation } from '@/lib/api/reply';
import type { Sort } from '@/lib/fields/codecs';
import { listQuery } from '@/lib/records/first-query';
import { isFilteredHere, keptRows, type Values } from '@/lib/records/question';
import { sourceOf } from '@/lib/records/row-source';
import { sortedRows } from '@/lib/records/sorted-rows';
import type { Resource } from '@/lib/resources/resource';

/** How many rows are read by themselves, and each time that it is asked for, where rows are filtered or sorted here. */
const READ_AHEAD = 2_000;

export type Question = {
  readonly values: Values;
  readonly sort?: Sort | undefined;
  /** The calendar day in the zone that the page names, for filters that count from it. */
  readonly today: string;
  /** That zone, where a filter looks at instants. */
  readonly zone?: string;
  /** Whether rows are read on without being looked at: a board shows all of them. */
  readonly readsAhead?: boolean;
};

/**
 * The rows that a question leaves, page after page. Another question leaves the rows of the one before, marked as
 * stale, until it is answered. What the API cannot filter or sort by is done here, over the rows that were read, and
 * `isPartial` says so until these are all.
 */
export function useRecordRows<Row extends object>(
  of: Resource<Row>,
  { values, sort, today, zone, readsAhead }: Question,
) {
  const target = useTarget();
  const list = of.operations.list as ListOperation;
  const sent = { ...(of.within && { path: of.within }), query: listQuery(of, values) };
  const pages = useInfiniteQuery({
    ...pagesOf(list, sent as Sending<ListOperation>, target),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // Reading a long list anew would read all of its pages.
    refetchOnMount: (state) => (state.state.data?.pages.length ?? 0) < 4,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const read = useMemo(() => itemsOf(pages.data) as unknown as readonly Row[], [pages.data]);
  const rows = useMemo(
    () => sortedRows(of, sort, keptRows(of, values, read, today, zone)),
    [of, sort, values, read, today, zone],
  );
  const { isFetchingNextPage, fetchNextPage, isPlaceholderData, isRefetching } = pages;
  const loadMore = useCallback(() => {
    // The table and what reads ahead may ask in one turn: the second would begin the request of the first anew.
    if (!isFetchingNextPage) void fetchNextPage({ cancelRefetch: isRefetching });
  }, [isFetchingNextPage, fetchNextPage, isRefetching]);

  const needsAll = isFilteredHere(of, values) || sort !== undefined || readsAhead === true;
  const [limit, setLimit] = useState(READ_AHEAD);
  const isMore = pages.hasNextPage && !isPlaceholderData;
  const moreError = pages.isFetchNextPageError ? pages.error : null;
  const hasMore = isMore && (!needsAll || read.length < limit);
  useEffect(() => {
    if (needsAll && hasMore && !isFetchingNextPage && !moreError) loadMore();
  }, [needsAll, hasMore, isFetchingNextPage, moreError, loadMore]);

  return {
    rows,
    read,
    source: useMemo(
      () =>
        sourceOf(rows, {
          hasMore,
          isLoadingMore: isFetchingNextPage,
          moreError,
          loadMore,
          isStale: isPlaceholderData,
        }),
      [rows, hasMore, isFetchingNextPage, moreError, loadMore, isPlaceholderData],
    ),
    isPending: pages.isPending,
    /** Only where there is nothing to show: a refresh that failed takes no rows away. */
    error: pages.data ? null : pages.error,
    retry: () => void pages.refetch(),
    /** Rows are filtered or sorted here. */
    needsAll,
    /** How many rows there are, where the server tells and none of them is hidden here. */
    total: of.states ? undefined : pages.data?.pages[0]?.total,
    /** More rows exist than were read. */
    isPartial: isMore,
    /** Reads on after `isPartial` was said. */
    readOn: hasMore ? undefined : () => setLimit(read.length + READ_AHEAD),
    /** Reads one page more and waits for it; false where there is none. @throws ApiError */
    readMore: async () => (await fetchNextPage({ throwOnError: true })).hasNextPage,
  };
}

export type RecordRows<Row extends object> = ReturnType<typeof useRecordRows<Row>>;
