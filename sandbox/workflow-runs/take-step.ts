import type { Logger } from 'pino';
import type { JsonObject } from '../../lib/contract/scalars.ts';
import { isConnectionLost, sqlState } from '../../lib/database/query-error.ts';
import { inSavepoint } from '../../lib/database/transaction.ts';
import type { WriteContext } from '../core/context.ts';
import type { GraphNode } from '../services/workflows/graph.ts';
import type { GraphPaths } from '../services/workflows/graph-paths.ts';
import { performStep, type StepDone } from './perform-step.ts';
import { type Pin, pinnedStep } from './pinned-step.ts';
import { readValues, withValues } from './read-values.ts';
import { changeRun, endWait, insertStep, type RunRow } from './run-store.ts';
import { fillIn, readScope } from './scope.ts';
import { reasonOf } from './step-failure.ts';

/** What a run goes by. */
export type Course = {
  readonly paths: GraphPaths;
  readonly timezone: string;
  /** A minute of waits in milliseconds. */
  readonly minuteMs: number;
  readonly log: Pick<Logger, 'error'>;
  /** Of a test: values in place of the records' own, by path. */
  readonly values?: JsonObject;
  /** Of a test: what steps are taken to have done, by their ids. */
  readonly pins?: ReadonlyMap<string, Pin>;
};

/** A loop that waits a little each time ends here. */
export const STEPS_MAX = 500;

/**
 * Takes the next step of a run that the transaction holds: ends its wait, or does what its node says, records it and
 * moves on. Effect, record and place commit together, so that no step is done twice or lost.
 */
export async function takeStep(context: WriteContext, run: RunRow, course: Course): Promise<RunRow> {
  const { db, now } = context;
  const node = run.nodeId === null ? undefined : course.paths.node(run.nodeId);
  if (!node) return end(context, run, 'completed');
  if (run.status === 'waiting') {
    await endWait(db, run.id, run.steps - 1, now);
    return goOn(context, run, course, node);
  }
  if (run.steps >= STEPS_MAX) {
    return end(context, run, 'stopped', `Ejecución cortada: ya dio ${STEPS_MAX} pasos.`);
  }
  const read = await readScope(context, run, course.timezone);
  const scope = course.values ? withValues(read, course.values) : read;
  const config = fillIn(node.config, scope) as JsonObject;
  const input = { context, run, node, config, scope, timezone: course.timezone, minuteMs: course.minuteMs };
  const pin = course.pins?.get(node.id);
  const done = pin
    ? pinnedStep(pin)
    : await attempt(context, (inner) => performStep({ ...input, context: inner }), course.log);
  await record(context, run, node, { entrada: config, valores: readValues(node.config, scope) }, done);
  const stepped = { ...run, steps: run.steps + 1 };
  if ('error' in done) return end(context, stepped, 'failed', done.error);
  const moved = { ...stepped, ...done.records };
  if (done.ends) return end(context, moved, 'completed');
  if (done.status === 'waiting') return waitAt(context, moved, done.until!);
  return goOn(context, moved, course, node, done.salida);
}

type Outcome = StepDone | { readonly status: 'failed'; readonly error: string; readonly detalle: JsonObject };

/** A step that fails leaves nothing behind, no event either, but the transaction goes on to record it. */
async function attempt(
  context: WriteContext,
  perform: (inner: WriteContext) => Promise<StepDone>,
  log: Course['log'],
): Promise<Outcome> {
  const emitted: Parameters<WriteContext['emit']>[] = [];
  try {
    const done = await inSavepoint(context.db, (db) =>
      perform({ ...context, db, emit: (...event) => emitted.push(event) }),
    );
    for (const event of emitted) context.emit(...event);
    return done;
  } catch (error) {
    if (isTransient(error)) throw error;
    const reason = reasonOf(error);
    if (reason === undefined) log.error({ err: error }, 'a workflow step failed');
    return { status: 'failed', error: reason ?? 'Error interno.', detalle: {} };
  }
}

/** The database undid the whole transaction, or is gone: the step is taken again. */
export function isTransient(error: unknown): boolean {
  return isConnectionLost(error) || ['40P01', '40001'].includes(sqlState(error) ?? '');
}

async function record(
  { db, now }: WriteContext,
  run: RunRow,
  node: GraphNode,
  { entrada, valores }: { readonly entrada: JsonObject; readonly valores: JsonObject },
  done: Outcome,
): Promise<void> {
  await insertStep(db, {
    runId: run.id,
    position: run.steps,
    nodeId: node.id,
    type: textIn(node.type),
    subtype: typeof node.subtype === 'string' ? node.subtype : null,
    status: done.status,
    salida: 'salida' in done ? (done.salida ?? null) : null,
    entrada,
    detalle: done.detalle,
    valores,
    error: 'error' in done ? done.error : null,
    startedAt: now,
    finishedAt: done.status === 'waiting' ? null : now,
  });
}

function textIn(type: GraphNode['type']): string {
  return typeof type === 'string' ? type : '';
}

function goOn(
  context: WriteContext,
  run: RunRow,
  { paths }: Course,
  node: GraphNode,
  salida?: string,
): Promise<RunRow> {
  const next = paths.edgeFrom(node.id, salida)?.target;
  if (next === undefined) return end(context, run, 'completed');
  return save(context, { ...run, status: 'running', nodeId: next, dueAt: context.now });
}

function waitAt(context: WriteContext, run: RunRow, until: Date): Promise<RunRow> {
  return save(context, { ...run, status: 'waiting', dueAt: until });
}

function end(
  context: WriteContext,
  run: RunRow,
  status: 'completed' | 'failed' | 'stopped',
  error: string | null = null,
): Promise<RunRow> {
  return save(context, { ...run, status, error, dueAt: null, finishedAt: context.now });
}

function save({ db }: WriteContext, run: RunRow): Promise<RunRow> {
  const { id, status, error, nodeId, steps, dueAt, finishedAt, contactoId, dealId, appointmentId } = run;
  return changeRun(db, id, {
    ...{ status, error, nodeId, steps, dueAt, finishedAt, contactoId, dealId, appointmentId },
  });
}
