import type { listWorkflowVersions as operation } from '../../../lib/contract/workflow-versions.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { versionReply } from './replies.ts';
import { getWorkflowOrThrow, selectPublications } from './store.ts';

/** `GET /workflows/{wf_id}/versions`, newest first. */
export const listWorkflowVersions: Verb<ReadContext, typeof operation> = async (context, { path, query }) => {
  const workflow = await getWorkflowOrThrow(context, path.wf_id);
  const rows = await selectPublications(context, workflow.id, query);
  return pageOf(rows, query.limit, (row) => versionReply(row, workflow));
};
