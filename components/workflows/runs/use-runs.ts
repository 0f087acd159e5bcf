'use client';

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import type { PreviewChoice } from '@/components/workflows/steps/preview';
import { isMissingExtension } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { getWorkflowRun, listWorkflowRuns, testWorkflow } from '@/lib/api/contract/workflow-runs';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';

const REREAD_MS = 10_000;

/** The latest runs of a workflow; `isMissing` where the server keeps none. */
export function useRuns(workflowId: string) {
  const { data, error, isPending, refetch } = useQuery({
    ...queryOf(listWorkflowRuns, { path: { wf_id: workflowId }, query: { limit: 30 } }, useTarget()),
    refetchInterval: REREAD_MS,
    placeholderData: keepPreviousData,
  });
  return {
    runs: data?.items ?? [],
    isPending,
    isMissing: isMissingExtension(error),
    error,
    retry: () => void refetch(),
  };
}

/** One run with the path that it took. */
export function useRun(workflowId: string, runId: Id | undefined) {
  return useQuery({
    ...queryOf(getWorkflowRun, { path: { wf_id: workflowId, run_id: runId ?? '' } }, useTarget()),
    enabled: runId !== undefined,
  });
}

/** Runs the stored draft dry for a contact or a deal. */
export function useTestRun(workflowId: string) {
  const target = useTarget();
  const test = useMutation({
    mutationFn: ({ kind, id }: PreviewChoice & { readonly id: Id }) =>
      call(
        testWorkflow,
        { path: { wf_id: workflowId }, body: kind === 'deal' ? { deal_id: id } : { contacto_id: id } },
        target,
      ),
  });
  return { ...test, isMissing: isMissingExtension(test.error) };
}
