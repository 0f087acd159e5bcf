import type { listTasks as operation } from '../../../lib/contract/tasks.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { pageOf } from '../../core/pagination.ts';
import { selectTasks, taskReply } from './store.ts';

/** `GET /tasks`, newest first. */
export const listTasks: Verb<ReadContext, typeof operation> = async (context, { query }) =>
  pageOf(await selectTasks(context, query), query.limit, taskReply);
