import type {
  getWorkflowVersion as operation,
  WorkflowVersion,
} from '../../../lib/contract/workflow-versions.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { versionReply } from './replies.ts';
import { getWorkflowOrThrow, selectPublication } from './store.ts';

/** `GET /workflows/{wf_id}/versions/{version_id}`. */
export const getWorkflowVersion: Verb<ReadContext, typeof operation> = async (context, { path }) => {
  const workflow = await getWorkflowOrThrow(context, path.wf_id);
  const row = await selectPublication(context.db, path.version_id);
  if (row?.workflowId !== workflow.id) throw notFound('Version');
  const { graph, triggers } = row as unknown as Pick<WorkflowVersion, 'graph' | 'triggers'>;
  return { ...versionReply(row, workflow), graph, triggers };
};
