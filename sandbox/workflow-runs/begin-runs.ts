import type { Logger } from 'pino';
import type { Transaction } from '../../lib/database/database.ts';
import { inSavepoint } from '../../lib/database/transaction.ts';
import { readGraph } from '../services/workflows/graph.ts';
import { GraphPaths } from '../services/workflows/graph-paths.ts';
import { selectPublication } from '../services/workflows/store.ts';
import { whyCut } from './chain.ts';
import { recordsOfEvent } from './records-of-event.ts';
import { insertRun } from './run-store.ts';
import { type Start, takeStarts } from './start-store.ts';
import { isTransient } from './take-step.ts';
import { letsThrough } from './trigger-filter.ts';

const AT_ONCE = 50;

/**
 * Makes runs of events that met a trigger, as many as are taken at once; the number taken. One that cannot be made is
 * logged and dropped: it must not keep the others waiting. `machine` is the machine's time.
 */
export async function beginRuns(tx: Transaction, machine: Date, log: Pick<Logger, 'error'>): Promise<number> {
  const starts = await takeStarts(tx, AT_ONCE, machine);
  for (const start of starts) {
    await inSavepoint(tx, (inner) => begin(inner, start)).catch((error) => {
      if (isTransient(error)) throw error;
      log.error({ err: error, start }, 'could not begin a workflow run');
    });
  }
  return starts.length;
}

async function begin(tx: Transaction, start: Start): Promise<void> {
  const publication = await selectPublication(tx, start.publicationId);
  if (!publication) return;
  const graph = readGraph(publication.graph, publication.triggers);
  const trigger = graph.triggers.find(({ id }) => id === start.triggerId);
  if (!trigger || !letsThrough(trigger.config, start.event)) return;
  const { subaccountId, workflowId, chain, event, now } = start;
  const context = { db: tx, subaccountId, now, publicUrl: '', emit: () => {}, wakes: () => {} };
  const cut = whyCut(chain, workflowId);
  const first = new GraphPaths(graph).edgeFrom(trigger.id)?.target ?? null;
  const ended = cut !== undefined || first === null;
  await insertRun(tx, {
    subaccountId,
    workflowId,
    publicationId: publication.id,
    triggerId: trigger.id,
    triggerType: event.type,
    eventId: start.eventId,
    event: { data: event.data, previous: event.previous ?? null },
    ...(await recordsOfEvent(context, event)),
    chain: [...chain, workflowId],
    status: cut !== undefined ? 'stopped' : first === null ? 'completed' : 'running',
    error: cut ?? null,
    nodeId: first,
    dueAt: ended ? null : now,
    startedAt: now,
    finishedAt: ended ? now : null,
  });
}
