import type { retryWorkflowRun as operation } from '../../lib/contract/workflow-runs.ts';
import type { Verb, WriteContext } from '../core/context.ts';
import { ApiError, invalidField } from '../core/errors.ts';
import { readGraph } from '../services/workflows/graph.ts';
import { GraphPaths } from '../services/workflows/graph-paths.ts';
import { getWorkflowOrThrow, selectPublication } from '../services/workflows/store.ts';
import { runReply } from './replies.ts';
import { insertRun, lockRunOrThrow, type RunRow } from './run-store.ts';

/** `POST /workflows/{wf_id}/runs/{run_id}/retry`: a run that was mended is what people retry, so what is in force counts first. */
export const retryWorkflowRun: Verb<WriteContext, typeof operation> = async (context, { path, body }) => {
  const { db, now } = context;
  const run = await lockRunOrThrow(context, path.wf_id, path.run_id);
  if (run.dueAt !== null) throw new ApiError('run_not_ended', 'The run has not ended');
  const { publicationId: inForce } = await getWorkflowOrThrow(context, path.wf_id);
  const nodeId = body.node_id ?? run.nodeId;
  const publicationId =
    nodeId === null ? undefined : await havingNode(context, nodeId, [inForce, run.publicationId]);
  if (nodeId === null || publicationId === undefined) {
    throw invalidField('node_id', 'not_found', 'No publication of the run has such a step');
  }
  const { id: _, ...as } = run;
  const begun = await insertRun(db, {
    ...as,
    publicationId,
    status: 'running',
    error: null,
    nodeId,
    steps: 0,
    dueAt: now,
    retryOf: run.id,
    startedAt: now,
    finishedAt: null,
  });
  context.wakes({ startsRuns: true });
  return runReply(begun);
};

async function havingNode(
  { db }: WriteContext,
  nodeId: string,
  publications: readonly RunRow['publicationId' | 'retryOf'][],
): Promise<number | undefined> {
  for (const id of new Set(publications)) {
    const publication = id === null ? undefined : await selectPublication(db, id);
    if (publication && new GraphPaths(readGraph(publication.graph, publication.triggers)).node(nodeId)) {
      return publication.id;
    }
  }
  return undefined;
}
