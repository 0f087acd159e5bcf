import { and, asc, desc, eq, exists, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../lib/database/database.ts';
import { latestTime, timeOf } from '../clock/clocks.ts';
import type { ReadContext, WriteContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { afterCursor, type StatusFilter } from '../core/pagination.ts';
import { workflowRunSteps, workflowRuns } from '../db/tables/workflows.ts';

export type RunRow = typeof workflowRuns.$inferSelect;
export type NewRun = Omit<typeof workflowRuns.$inferInsert, 'id'>;
export type StepRow = typeof workflowRunSteps.$inferSelect;

/** When runs began, as instants of the API: the first included, the second not. */
export type Period = { readonly desde?: string | undefined; readonly hasta?: string | undefined };

export type RunFilter = StatusFilter &
  Period & {
    readonly contacto_id?: number | undefined;
    readonly deal_id?: number | undefined;
    /** A step that they came to. */
    readonly node_id?: string | undefined;
  };

const inPeriod = ({ desde, hasta }: Period) =>
  and(
    desde === undefined ? undefined : gte(workflowRuns.startedAt, new Date(desde)),
    hasta === undefined ? undefined : lt(workflowRuns.startedAt, new Date(hasta)),
  );

/** Newest first, one more than the limit. */
export function selectRuns(
  { db, subaccountId }: ReadContext,
  workflowId: number,
  filter: RunFilter,
): Promise<RunRow[]> {
  const { status, cursor, limit, contacto_id, deal_id, node_id } = filter;
  const stepsThere = (nodeId: string) =>
    db
      .select({ one: sql`1` })
      .from(workflowRunSteps)
      .where(and(eq(workflowRunSteps.runId, workflowRuns.id), eq(workflowRunSteps.nodeId, nodeId)));
  return db
    .select()
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.workflowId, workflowId),
        eq(workflowRuns.subaccountId, subaccountId),
        status === undefined ? undefined : eq(workflowRuns.status, status as RunRow['status']),
        inPeriod(filter),
        contacto_id === undefined ? undefined : eq(workflowRuns.contactoId, contacto_id),
        deal_id === undefined ? undefined : eq(workflowRuns.dealId, deal_id),
        node_id === undefined ? undefined : exists(stepsThere(node_id)),
        afterCursor(workflowRuns.id, cursor),
      ),
    )
    .orderBy(desc(workflowRuns.id))
    .limit(limit + 1);
}

const ofWorkflow = (db: Queries, subaccountId: number, workflowId: number, id: number) =>
  db
    .select()
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.id, id),
        eq(workflowRuns.workflowId, workflowId),
        eq(workflowRuns.subaccountId, subaccountId),
      ),
    );

export async function getRunOrThrow(
  { db, subaccountId }: ReadContext,
  workflowId: number,
  id: number,
): Promise<RunRow> {
  return oneOrThrow(await ofWorkflow(db, subaccountId, workflowId, id));
}

/** Holds the run until the transaction ends: no step of it is taken meanwhile. */
export async function lockRunOrThrow(
  { db, subaccountId }: WriteContext,
  workflowId: number,
  id: number,
): Promise<RunRow> {
  return oneOrThrow(await ofWorkflow(db, subaccountId, workflowId, id).for('update'));
}

function oneOrThrow([row]: readonly RunRow[]): RunRow {
  if (!row) throw notFound('Run');
  return row;
}

/** Ends the step at which a stopped run waited. */
export async function dropWait(db: Transaction, runId: number, at: Date): Promise<void> {
  await db
    .update(workflowRunSteps)
    .set({ status: 'skipped', finishedAt: at })
    .where(and(eq(workflowRunSteps.runId, runId), eq(workflowRunSteps.status, 'waiting')));
}

/** In the order taken. */
export function selectSteps(db: Queries, runId: number): Promise<StepRow[]> {
  return db
    .select()
    .from(workflowRunSteps)
    .where(eq(workflowRunSteps.runId, runId))
    .orderBy(asc(workflowRunSteps.position));
}

export async function insertRun(db: Transaction, values: NewRun): Promise<RunRow> {
  const [row] = await db.insert(workflowRuns).values(values).returning();
  return row!;
}

/** A run whose next step may be taken, and what time it is in its subaccount. */
export type DueRun = { readonly run: RunRow; readonly now: Date };

/**
 * The run that is due the longest by its subaccount's clock, held until the transaction ends: whoever has the row has the run. One that
 * another process holds is passed over; one whose process died is free again at once.
 */
export async function takeDueRun(db: Transaction, machine: Date): Promise<DueRun | undefined> {
  const now = sql`${timeOf(sql`workflow_runs.subaccount_id`, machine)}`.mapWith(workflowRuns.startedAt);
  const [row] = await db
    .select({ run: workflowRuns, now })
    .from(workflowRuns)
    .where(isDue(machine))
    .orderBy(asc(workflowRuns.dueAt), asc(workflowRuns.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row as DueRun | undefined;
}

export async function changeRun(db: Transaction, id: number, values: Partial<RunRow>): Promise<RunRow> {
  const [row] = await db.update(workflowRuns).set(values).where(eq(workflowRuns.id, id)).returning();
  return row!;
}

/**
 * Ends a run that could not be carried on, unless somebody stopped it or another process took it further since: the
 * transaction that held it is gone.
 */
export async function failRun(db: Transaction, { id, steps, status }: RunRow, at: Date): Promise<void> {
  await db
    .update(workflowRuns)
    .set({ status: 'failed', error: 'Error interno.', dueAt: null, finishedAt: at })
    .where(
      and(
        eq(workflowRuns.id, id),
        isNotNull(workflowRuns.dueAt),
        eq(workflowRuns.steps, steps),
        eq(workflowRuns.status, status),
      ),
    );
}

export async function insertStep(db: Transaction, values: StepRow): Promise<void> {
  await db.insert(workflowRunSteps).values(values);
}

/** Ends the step at which a run waited. */
export async function endWait(db: Transaction, runId: number, position: number, at: Date): Promise<void> {
  await db
    .update(workflowRunSteps)
    .set({ status: 'done', finishedAt: at })
    .where(and(eq(workflowRunSteps.runId, runId), eq(workflowRunSteps.position, position)));
}

/** By the clock of its subaccount; the index finds what is due by the latest of them. */
const isDue = (machine: Date) =>
  and(
    lte(workflowRuns.dueAt, latestTime(machine)),
    lte(workflowRuns.dueAt, timeOf(sql`workflow_runs.subaccount_id`, machine)),
  );

/** True where a run is due, or an event waits to become one. */
export async function hasWork(db: Queries, machine: Date): Promise<boolean> {
  const { rows } = await db.execute<{ work: boolean }>(sql`
    select exists(select from workflow_starts)
      or exists(select from workflow_runs where ${isDue(machine)}) as work`);
  return rows[0]!.work;
}
