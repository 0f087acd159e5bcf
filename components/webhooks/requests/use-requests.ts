'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { LIMIT_MAX } from '@/lib/api/contract/pagination';
import { listRequests } from '@/lib/api/contract/requests';
import { itemsOf, pagesOf } from '@/lib/api/queries';
import { type Admitted, heldRows } from './held-rows';
import type { RequestRow } from './logged-request';
import { type RequestFilters, requestsQuery } from './request-filters';

const REREAD_MS = 4_000;
/** Further down somebody reads, and each page would be read again. */
const MOST_FOLLOWED_PAGES = 2;

const idOf = ({ id }: RequestRow) => Number(id ?? 0);

/**
 * The log by its filters, newest first; read again and again while it is followed. `waiting` counts rows that came since
 * `admit` was called: they are not among `rows`, so that none moves under the pointer.
 */
export function useRequests(filters: RequestFilters, isFollowing: boolean) {
  const asked = requestsQuery(filters, Date.now());
  const reading = useInfiniteQuery({
    ...pagesOf(listRequests, { query: { ...asked, limit: LIMIT_MAX } }, useTarget()),
    refetchInterval: ({ state }) =>
      isFollowing && (state.data?.pages.length ?? 0) <= MOST_FOLLOWED_PAGES ? REREAD_MS : false,
    placeholderData: keepPreviousData,
  });
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage, isFetchNextPageError, error } = reading;
  const read = useMemo(() => data && itemsOf(data), [data]);
  const held = useHeld(read, JSON.stringify(filters), reading.isPlaceholderData);
  const more = useMemo(
    () => ({
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      moreError: isFetchNextPageError ? error : null,
      loadMore: () => void fetchNextPage(),
    }),
    [hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage],
  );
  return { reading, more, asked, ...held };
}

/** @param isOld the rows are still those of the question before */
function useHeld(read: readonly RequestRow[] | undefined, question: string, isOld: boolean) {
  const [admitted, setAdmitted] = useState<Admitted<RequestRow>>();
  const isNew = admitted?.question !== question || admitted.rows.length === 0;
  if (isNew && read && !isOld && admitted?.rows !== read) setAdmitted({ question, rows: read });
  const admit = useCallback(() => setAdmitted({ question, rows: read ?? [] }), [question, read]);
  const held = useMemo(() => {
    if (!read || !admitted || admitted.question !== question) return { rows: read, waiting: 0 };
    const { shown, waiting } = heldRows(admitted.rows, read, idOf);
    return { rows: shown, waiting };
  }, [read, admitted, question]);
  return { ...held, admit };
}
