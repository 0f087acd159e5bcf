import type { getWorkflowRun as operation } from '../../lib/contract/workflow-runs.ts';
import type { ReadContext, Verb } from '../core/context.ts';
import { runReply, stepReply } from './replies.ts';
import { getRunOrThrow, selectSteps } from './run-store.ts';

/** `GET /workflows/{wf_id}/runs/{run_id}`: the run with the path it took. */
export const getWorkflowRun: Verb<ReadContext, typeof operation> = async (context, { path }) => {
  const run = await getRunOrThrow(context, path.wf_id, path.run_id);
  const steps = await selectSteps(context.db, run.id);
  return { ...runReply(run), pasos: steps.map(stepReply) };
};
