import type { Logger } from 'pino';
import type { Input } from '../../lib/contract/operation.ts';
import type { testWorkflow as operation, WorkflowTest } from '../../lib/contract/workflow-runs.ts';
import type { Verb, WriteContext } from '../core/context.ts';
import { ApiError, invalidField } from '../core/errors.ts';
import { getContact } from '../services/contacts/get-contact.ts';
import { getDeal } from '../services/pipelines/get-deal.ts';
import { type Graph, type GraphTrigger, readGraph } from '../services/workflows/graph.ts';
import { GraphPaths } from '../services/workflows/graph-paths.ts';
import { getWorkflowOrThrow, type WorkflowRow } from '../services/workflows/store.ts';
import { stepReply } from './replies.ts';
import { insertRun, type RunRow, selectSteps } from './run-store.ts';
import { type Course, takeStep } from './take-step.ts';

type Body = Input<typeof operation>['body'];

/** A path longer than anybody reads: a loop that would go on and on is cut here. */
const STEPS_SHOWN = 100;

/** Carries the answer out of the savepoint that is rolled back. */
class Tested extends Error {
  readonly answer: WorkflowTest;

  constructor(answer: WorkflowTest) {
    super('the test is done');
    this.answer = answer;
  }
}

/**
 * `POST /workflows/{wf_id}/test`: the draft really runs, with the code that runs publications, in a savepoint that is
 * undone: the path is the true one, and nothing of it remains, no event either.
 */
export function createTestWorkflow(log: Pick<Logger, 'error'>): Verb<WriteContext, typeof operation> {
  return async (context, { path, body }) => {
    const workflow = await getWorkflowOrThrow(context, path.wf_id);
    const graph = readGraph(workflow.graph, workflow.triggers);
    const course = { paths: new GraphPaths(graph), timezone: workflow.timezone, minuteMs: 60_000, log };
    const trigger = triggerOf(graph, body.trigger_id);
    const work = context.db.transaction<never>(async (db) => {
      const inner = { ...context, db, emit: () => {}, wakes: () => {} };
      const run = await insertTestRun(inner, workflow, trigger, body, course);
      throw new Tested(await pathOf(inner, run, course));
    });
    return work.catch((error) => {
      if (error instanceof Tested) return error.answer;
      throw error;
    });
  };
}

function triggerOf({ triggers }: Graph, id: string | undefined): GraphTrigger {
  const trigger = id === undefined ? triggers[0] : triggers.find((one) => one.id === id);
  if (!trigger) throw invalidField('trigger_id', 'not_found', 'The draft has no such trigger');
  return trigger;
}

async function insertTestRun(
  context: WriteContext,
  workflow: WorkflowRow,
  trigger: GraphTrigger,
  body: Body,
  { paths }: Course,
): Promise<RunRow> {
  const { db, subaccountId, now } = context;
  const { data, contactoId, dealId } = await recordOf(context, body);
  return insertRun(db, {
    subaccountId,
    workflowId: workflow.id,
    publicationId: 0,
    triggerId: trigger.id,
    triggerType: typeof trigger.type === 'string' ? trigger.type : '',
    event: { data, previous: null },
    contactoId,
    dealId,
    chain: [workflow.id],
    status: 'running',
    nodeId: paths.edgeFrom(trigger.id)?.target ?? null,
    dueAt: now,
    startedAt: now,
  });
}

async function recordOf(context: WriteContext, { contacto_id, deal_id }: Body) {
  if (deal_id !== undefined) {
    const path = { deal_id };
    const deal = await getDeal(context, { path, query: {}, body: undefined }).catch(inBody('deal_id'));
    return { data: deal, contactoId: deal.contacto_id, dealId: deal.id };
  }
  const path = { cid: contacto_id! };
  const contact = await getContact(context, { path, query: {}, body: undefined }).catch(
    inBody('contacto_id'),
  );
  return { data: contact, contactoId: contact.id, dealId: null };
}

/** What a body names and is not there is a fault of that field, not of the path. */
function inBody(field: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ApiError && error.code === 'not_found' ? invalidField(field, 'not_found') : error;
  };
}

/** Waits are passed at once. */
async function pathOf(context: WriteContext, first: RunRow, course: Course): Promise<WorkflowTest> {
  let run = first;
  while (run.dueAt !== null && (run.steps < STEPS_SHOWN || run.status === 'waiting')) {
    run = await takeStep(context, run, course);
  }
  const pasos = await selectSteps(context.db, run.id);
  return { completado: run.status === 'completed', pasos: pasos.map(stepReply) };
}
