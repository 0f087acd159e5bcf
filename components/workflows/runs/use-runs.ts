'use client';

import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { isMissingExtension } from '@/lib/api/api-error';
import {
  cancelWorkflowRun,
  countWorkflowRuns,
  getWorkflowRun,
  listWorkflowRuns,
  retryWorkflowRun,
} from '@/lib/api/contract/workflow-runs';
import type { Id, Loose } from '@/lib/api/loose';
import { itemsOf, keyOf, pagesOf, queryOf } from '@/lib/api/queries';
import type { RunCounts } from '@/lib/contract/workflow-runs';
import { countsByNode } from './run-counts';

const REREAD_MS = 10_000;

/** Which runs are looked at: of a status, of a period, or all. */
export type RunsFilter = { readonly status: string | undefined; readonly desde: string | undefined };

/** The runs of a workflow, newest first; `isMissing` where the server keeps none. */
export function useRuns(workflowId: string, { status, desde }: RunsFilter) {
  const query = { limit: 30, ...(status && { status }), ...(desde && { desde }) };
  const runs = useInfiniteQuery({
    ...pagesOf(listWorkflowRuns, { path: { wf_id: workflowId }, query }, useTarget()),
    refetchInterval: REREAD_MS,
    placeholderData: keepPreviousData,
  });
  return {
    runs: itemsOf(runs.data),
    isPending: runs.isPending,
    isMissing: isMissingExtension(runs.error),
    error: runs.error,
    retry: () => void runs.refetch(),
    hasMore: runs.hasNextPage,
    isReadingMore: runs.isFetchingNextPage,
    readMore: () => void runs.fetchNextPage(),
  };
}

/** What the runs of a period did, step by step; undefined where the server does not say. */
export function useRunCounts(workflowId: string, desde: string | undefined, isOn: boolean) {
  const { data, error } = useQuery({
    ...queryOf(
      countWorkflowRuns,
      { path: { wf_id: workflowId }, query: { ...(desde && { desde }) } },
      useTarget(),
    ),
    enabled: isOn,
    refetchInterval: REREAD_MS,
    placeholderData: keepPreviousData,
    select: readCounts,
  });
  return { counts: data, isMissing: isMissingExtension(error) };
}

/** One function for all: what it makes of the same reply stays the same. */
const readCounts = (counts: Loose<RunCounts>) => ({
  byNode: countsByNode(counts),
  byStatus: new Map(Object.entries(counts.ejecuciones ?? {})),
  next: counts.proxima,
});

/** One run with the path that it took. */
export function useRun(workflowId: string, runId: Id | undefined) {
  return useQuery({
    ...queryOf(getWorkflowRun, { path: { wf_id: workflowId, run_id: runId ?? '' } }, useTarget()),
    enabled: runId !== undefined,
  });
}

/** What is done with a run: stop it, or take it up again from a step. */
export function useRunActs(workflowId: string) {
  const target = useTarget();
  const client = useQueryClient();
  const onSettled = async () => {
    const operations = [listWorkflowRuns, countWorkflowRuns, getWorkflowRun];
    await Promise.all(operations.map((one) => client.invalidateQueries({ queryKey: keyOf(one, target) })));
  };
  const cancel = useWrite(cancelWorkflowRun, { onSettled });
  const retry = useWrite(retryWorkflowRun, { onSettled });
  const pathOf = (id: Id) => ({ wf_id: workflowId, run_id: id });
  return {
    canCancel: !isMissingExtension(cancel.error),
    canRetry: !isMissingExtension(retry.error),
    isPending: cancel.isPending || retry.isPending,
    cancel: (id: Id) => cancel.mutateAsync({ path: pathOf(id) }),
    retry: (id: Id, node: string | undefined) =>
      retry.mutateAsync({ path: pathOf(id), body: { ...(node !== undefined && { node_id: node }) } }),
  };
}
