import type { listWorkflows as operation } from '../../../lib/contract/workflows.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { workflowReply } from './replies.ts';
import { selectWorkflows } from './store.ts';

/** `GET /workflows`, newest first. */
export const listWorkflows: Verb<ReadContext, typeof operation> = async (context, { query }) =>
  pageOf(await selectWorkflows(context, query), query.limit, workflowReply);
