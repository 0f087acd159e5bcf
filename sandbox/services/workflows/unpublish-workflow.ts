import type { unpublishWorkflow as operation } from '../../../lib/contract/workflows.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { workflowReply } from './replies.ts';
import { changeWorkflow, lockWorkflowOrThrow, replaceTriggers } from './store.ts';

/** `POST /workflows/{wf_id}/unpublish`: nothing new starts; runs under way go on to their end. */
export const unpublishWorkflow: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const { db, now } = context;
  const row = await lockWorkflowOrThrow(context, path.wf_id);
  if (row.publicationId === null) {
    throw new ApiError('workflow_not_published', 'No publication of this workflow is in force');
  }
  await replaceTriggers(db, row.id, []);
  return workflowReply(
    await changeWorkflow(db, row.id, {
      status: 'draft',
      publicationId: null,
      publishedAt: null,
      updatedAt: now,
    }),
  );
};
