import type { countWorkflowRuns as operation } from '../../lib/contract/workflow-runs.ts';
import type { ReadContext, Verb } from '../core/context.ts';
import { getWorkflowOrThrow } from '../services/workflows/store.ts';
import { selectRunCounts } from './run-counts.ts';

/** `GET /workflows/{wf_id}/run-counts`. */
export const countWorkflowRuns: Verb<ReadContext, typeof operation> = async (context, { path, query }) => {
  const { id } = await getWorkflowOrThrow(context, path.wf_id);
  return selectRunCounts(context, id, query);
};
