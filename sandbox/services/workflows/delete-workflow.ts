import type { deleteWorkflow as operation } from '../../../lib/contract/workflows.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { lockWorkflowOrThrow, removeWorkflow } from './store.ts';

/** `DELETE /workflows/{wf_id}`: a step under way ends first; runs that wait go with the workflow. */
export const deleteWorkflow: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const { id } = await lockWorkflowOrThrow(context, path.wf_id);
  await removeWorkflow(context.db, id);
  return { id, deleted: true };
};
