import type { getWorkflow as operation } from '../../../lib/contract/workflows.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { workflowReply } from './replies.ts';
import { getWorkflowOrThrow } from './store.ts';

/** `GET /workflows/{wf_id}`. */
export const getWorkflow: Verb<ReadContext, typeof operation> = async (context, { path }) =>
  workflowReply(await getWorkflowOrThrow(context, path.wf_id));
