import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../lib/database/database.ts';
import type { ReadContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { afterCursor, type StatusFilter } from '../core/pagination.ts';
import { workflowRunSteps, workflowRuns } from '../db/tables/workflows.ts';

export type RunRow = typeof workflowRuns.$inferSelect;
export type NewRun = Omit<typeof workflowRuns.$inferInsert, 'id'>;
export type StepRow = typeof workflowRunSteps.$inferSelect;

/** Newest first, one more than the limit. */
export function selectRuns(
  { db, subaccountId }: ReadContext,
  workflowId: number,
  { status, cursor, limit }: StatusFilter,
): Promise<RunRow[]> {
  return db
    .select()
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.workflowId, workflowId),
        eq(workflowRuns.subaccountId, subaccountId),
        status === undefined ? undefined : eq(workflowRuns.status, status as RunRow['status']),
        afterCursor(workflowRuns.id, cursor),
      ),
    )
    .orderBy(desc(workflowRuns.id))
    .limit(limit + 1);
}

export async function getRunOrThrow(
  { db, subaccountId }: ReadContext,
  workflowId: number,
  id: number,
): Promise<RunRow> {
  const [row] = await db
    .select()
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.id, id),
        eq(workflowRuns.workflowId, workflowId),
        eq(workflowRuns.subaccountId, subaccountId),
      ),
    );
  if (!row) throw notFound('Run');
  return row;
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

/**
 * The run that is due the longest, held until the transaction ends: whoever has the row has the run. One that
 * another process holds is passed over; one whose process died is free again at once.
 */
export async function takeDueRun(db: Transaction, now: Date): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(workflowRuns)
    .where(lte(workflowRuns.dueAt, now))
    .orderBy(asc(workflowRuns.dueAt), asc(workflowRuns.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function changeRun(db: Transaction, id: number, values: Partial<RunRow>): Promise<RunRow> {
  const [row] = await db.update(workflowRuns).set(values).where(eq(workflowRuns.id, id)).returning();
  return row!;
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

/** True where a run is due, or an event waits to become one. */
export async function hasWork(db: Queries, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ work: boolean }>(sql`
    select exists(select from workflow_starts)
      or exists(select from workflow_runs where due_at <= ${now.toISOString()}::timestamptz) as work`);
  return rows[0]!.work;
}
