import type { listWorkflowRuns as operation } from '../../lib/contract/workflow-runs.ts';
import type { ReadContext, Verb } from '../core/context.ts';
import { pageOf } from '../core/pagination.ts';
import { getWorkflowOrThrow } from '../services/workflows/store.ts';
import { runReply } from './replies.ts';
import { selectRuns } from './run-store.ts';

/** `GET /workflows/{wf_id}/runs`, newest first. */
export const listWorkflowRuns: Verb<ReadContext, typeof operation> = async (context, { path, query }) => {
  const { id } = await getWorkflowOrThrow(context, path.wf_id);
  return pageOf(await selectRuns(context, id, query), query.limit, runReply);
};
