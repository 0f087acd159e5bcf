import { isDeepStrictEqual } from 'node:util';
import type { WriteContext } from '../../core/context.ts';
import { findTrigger } from './blocks/blocks.ts';
import { readGraph } from './graph.ts';
import {
  changeWorkflow,
  insertPublication,
  replaceTriggers,
  selectPublication,
  type WorkflowRow,
} from './store.ts';

/** Publishes a locked, valid workflow; the content that is in force already stays the same publication. */
export async function putInForce(context: WriteContext, row: WorkflowRow): Promise<WorkflowRow> {
  const { db, now } = context;
  if (await isInForce(context, row)) return changeWorkflow(db, row.id, { status: 'published' });
  const { graph, triggers, timezone } = row;
  const publication = await insertPublication(db, {
    workflowId: row.id,
    graph,
    triggers,
    timezone,
    createdAt: now,
  });
  await replaceTriggers(db, row.id, triggersOf(row, publication.id));
  return changeWorkflow(db, row.id, {
    status: 'published',
    publicationId: publication.id,
    publishedAt: now,
  });
}

async function isInForce({ db }: WriteContext, row: WorkflowRow): Promise<boolean> {
  if (row.publicationId === null) return false;
  const current = await selectPublication(db, row.publicationId);
  return isDeepStrictEqual(current?.graph, row.graph) && isDeepStrictEqual(current?.triggers, row.triggers);
}

/** Only exact types start runs; others are stored with the publication and wait for nothing. */
function triggersOf({ subaccountId, graph, triggers }: WorkflowRow, publicationId: number) {
  return readGraph(graph, triggers).triggers.flatMap(({ id, type }) => {
    const known = findTrigger(type);
    return known ? [{ subaccountId, publicationId, triggerId: id, eventType: known.type }] : [];
  });
}
