'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { useWrite } from '@/components/session/use-write';
import { isMissingExtension } from '@/lib/api/api-error';
import { publishWorkflow, unpublishWorkflow } from '@/lib/api/contract/workflows';
import { keyOfArea } from '@/lib/api/queries';

/** Publish and unpublish, where the server can: a server that answers that it cannot is not asked again. */
export function usePublication(workflowId: string) {
  const target = useTarget();
  const client = useQueryClient();
  const path = { wf_id: workflowId };
  const onSettled = async () => {
    await client.invalidateQueries({ queryKey: keyOfArea('workflows', target) });
  };
  const publish = useWrite(publishWorkflow, { onSettled });
  const unpublish = useWrite(unpublishWorkflow, { onSettled });
  return {
    canPublish: !isMissingExtension(publish.error),
    canUnpublish: !isMissingExtension(unpublish.error),
    publish: () => publish.mutateAsync({ path }),
    unpublish: () => unpublish.mutateAsync({ path }),
  };
}
