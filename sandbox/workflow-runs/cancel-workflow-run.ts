import type { cancelWorkflowRun as operation } from '../../lib/contract/workflow-runs.ts';
import type { Verb, WriteContext } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { runReply } from './replies.ts';
import { changeRun, dropWait, lockRunOrThrow } from './run-store.ts';

/** `POST /workflows/{wf_id}/runs/{run_id}/cancel`. */
export const cancelWorkflowRun: Verb<WriteContext, typeof operation> = async (context, { path }) => {
  const { db, now } = context;
  const run = await lockRunOrThrow(context, path.wf_id, path.run_id);
  if (run.dueAt === null) throw new ApiError('run_ended', 'The run has ended');
  await dropWait(db, run.id, now);
  const ended = { status: 'stopped', error: 'Cancelada.', dueAt: null, finishedAt: now } as const;
  return runReply(await changeRun(db, run.id, ended));
};
