'use client';

import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import type { Sending } from '@/lib/api/client';
import { listTasks } from '@/lib/api/contract/tasks';
import { itemsOf, keyOf, pagesOf } from '@/lib/api/queries';
import type { TaskRecord } from '@/lib/api/records';
import { type TaskFilter, taskQuery } from '@/lib/contacts/task-filter';
import { putTask } from './task-cache';

/** What the server is asked to filter by; empty text is no filter. */
export type TaskAsk = Pick<TaskFilter, 'status' | 'assignee' | 'contact'>;

/** Tasks page after page, newest first. */
export function useTasks({ status, assignee, contact }: TaskAsk) {
  const target = useTarget();
  const query = { ...taskQuery({ status, assignee, contact }), limit: 100 } as Sending<
    typeof listTasks
  >['query'];
  const pages = useInfiniteQuery({
    ...pagesOf(listTasks, { query }, target),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const tasks = useMemo(() => itemsOf(pages.data), [pages.data]);
  const { isFetchingNextPage, fetchNextPage } = pages;
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  return {
    tasks,
    isPending: pages.isPending,
    isStale: pages.isPlaceholderData,
    error: pages.data ? null : pages.error,
    retry: () => void pages.refetch(),
    hasMore: pages.hasNextPage && !pages.isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    moreError: pages.isFetchNextPageError ? pages.error : null,
    loadMore,
  };
}

/** Keeps the lists of tasks in step with writes. */
export function useNoteTask() {
  const client = useQueryClient();
  const target = useTarget();
  const queryKey = keyOf(listTasks, target);

  return {
    /** Shows a changed task wherever it is listed; answers how to take that back. */
    put: (task: TaskRecord) => putTask(client, queryKey, task),
    /** Reads of before a write must not come after it. */
    hold: () => client.cancelQueries({ queryKey }),
    readAnew: () => void client.invalidateQueries({ queryKey }),
  };
}
