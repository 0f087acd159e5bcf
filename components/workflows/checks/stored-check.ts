import { queryOptions } from '@tanstack/react-query';
import { idOf, type WorkflowRecord } from '@/components/workflows/records';
import { call } from '@/lib/api/client';
import { validateWorkflow } from '@/lib/api/contract/workflows';
import { keyOf, type Target } from '@/lib/api/queries';
import { withRawReply } from '@/lib/api/raw-reply';

const operation = withRawReply(validateWorkflow);

/** What the server finds wrong with a workflow as it is stored; asked again once it was changed. */
export function storedCheck(workflow: Pick<WorkflowRecord, 'id' | 'updated_at'>, target: Target) {
  return queryOptions({
    queryKey: [...keyOf(validateWorkflow, target), 'stored', idOf(workflow), workflow.updated_at],
    queryFn: ({ signal }) =>
      call(
        operation,
        { body: { workflow_id: workflow.id ?? '' } },
        { ...target, signal },
      ) as Promise<unknown>,
    staleTime: 60_000,
  });
}
