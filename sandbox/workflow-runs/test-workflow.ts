import type { Logger } from 'pino';
import type { Input } from '../../lib/contract/operation.ts';
import type { testWorkflow as operation, WorkflowTest } from '../../lib/contract/workflow-runs.ts';
import type { Verb, WriteContext } from '../core/context.ts';
import { invalidField } from '../core/errors.ts';
import { type Graph, type GraphTrigger, readGraph } from '../services/workflows/graph.ts';
import { GraphPaths } from '../services/workflows/graph-paths.ts';
import { getWorkflowOrThrow } from '../services/workflows/store.ts';
import { stepReply } from './replies.ts';
import { insertRun, type RunRow, selectSteps } from './run-store.ts';
import { type Course, takeStep } from './take-step.ts';
import { startOfTest, type TestStart } from './test-start.ts';
import { letsThrough } from './trigger-filter.ts';

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
 * `POST /workflows/{wf_id}/test`: the draft, or what was sent in its place, really runs, with the code that runs
 * publications, in a savepoint that is undone: the path is the true one, and nothing of it remains, no event either.
 */
export function createTestWorkflow(log: Pick<Logger, 'error'>): Verb<WriteContext, typeof operation> {
  return async (context, { path, body }) => {
    const workflow = await getWorkflowOrThrow(context, path.wf_id);
    const graph = readGraph(body.graph ?? workflow.graph, body.triggers ?? workflow.triggers);
    const paths = new GraphPaths(graph);
    const trigger = triggerOf(graph, body);
    const first = firstNode(paths, trigger, body);
    const start = await startOfTest(context, body, typeOf(trigger));
    const course: Course = {
      paths,
      timezone: workflow.timezone,
      minuteMs: 60_000,
      log,
      values: { ...start.values, ...body.valores },
      pins: new Map(Object.entries(body.fijados ?? {})),
    };
    const inicia = start.event && trigger ? starts(trigger, start.event) : null;
    const work = context.db.transaction<never>(async (db) => {
      const inner = { ...context, db, emit: () => {}, wakes: () => {} };
      const run = await insertTestRun(inner, workflow.id, trigger, start, first);
      const most = body.node_id === undefined ? STEPS_SHOWN : 1;
      throw new Tested({ ...(await pathOf(inner, run, course, most)), inicia });
    });
    return work.catch((error) => {
      if (error instanceof Tested) return error.answer;
      throw error;
    });
  };
}

/** A step that is tried alone needs no trigger. */
function triggerOf({ triggers }: Graph, { trigger_id, node_id }: Body): GraphTrigger | undefined {
  const trigger = trigger_id === undefined ? triggers[0] : triggers.find(({ id }) => id === trigger_id);
  if (trigger || (node_id !== undefined && trigger_id === undefined)) return trigger;
  throw invalidField('trigger_id', 'not_found', 'The draft has no such trigger');
}

function firstNode(paths: GraphPaths, trigger: GraphTrigger | undefined, { node_id }: Body): string | null {
  if (node_id === undefined) return (trigger && paths.edgeFrom(trigger.id)?.target) ?? null;
  if (!paths.node(node_id)) throw invalidField('node_id', 'not_found', 'The draft has no such step');
  return node_id;
}

const typeOf = (trigger: GraphTrigger | undefined) => (typeof trigger?.type === 'string' ? trigger.type : '');

const starts = (trigger: GraphTrigger, event: NonNullable<TestStart['event']>) =>
  event.type === trigger.type && letsThrough(trigger.config, event);

function insertTestRun(
  { db, subaccountId, now }: WriteContext,
  workflowId: number,
  trigger: GraphTrigger | undefined,
  { type, data, previous, records }: TestStart,
  nodeId: string | null,
): Promise<RunRow> {
  return insertRun(db, {
    subaccountId,
    workflowId,
    publicationId: 0,
    triggerId: trigger?.id ?? '',
    triggerType: type,
    event: { data, previous },
    ...records,
    chain: [workflowId],
    status: 'running',
    nodeId,
    dueAt: now,
    startedAt: now,
  });
}

/** Waits are passed at once. */
async function pathOf(
  context: WriteContext,
  first: RunRow,
  course: Course,
  most: number,
): Promise<Pick<WorkflowTest, 'completado' | 'pasos'>> {
  let run = first;
  while (run.dueAt !== null && (run.steps < most || run.status === 'waiting')) {
    run = await takeStep(context, run, course);
  }
  const pasos = await selectSteps(context.db, run.id);
  const isOne = most === 1 && run.status === 'running';
  return { completado: isOne || run.status === 'completed', pasos: pasos.map(stepReply) };
}
