import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../lib/database/database.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { afterCursor, type PageFilter, type StatusFilter } from '../../core/pagination.ts';
import { workflowPublications, workflows, workflowTriggers } from '../../db/tables/workflows.ts';

export type WorkflowRow = typeof workflows.$inferSelect;
export type PublicationRow = typeof workflowPublications.$inferSelect;
export type PublicationSummary = Pick<PublicationRow, 'id' | 'createdAt'>;

const ofWorkflow = (subaccountId: number, id: number) =>
  and(eq(workflows.subaccountId, subaccountId), eq(workflows.id, id));

/** Newest first, one more than the limit. */
export function selectWorkflows(
  { db, subaccountId }: ReadContext,
  { status, cursor, limit }: StatusFilter,
): Promise<WorkflowRow[]> {
  return db
    .select()
    .from(workflows)
    .where(
      and(
        eq(workflows.subaccountId, subaccountId),
        status === undefined ? undefined : eq(workflows.status, status as WorkflowRow['status']),
        afterCursor(workflows.id, cursor),
      ),
    )
    .orderBy(desc(workflows.id))
    .limit(limit + 1);
}

export async function getWorkflowOrThrow(
  { db, subaccountId }: ReadContext,
  id: number,
): Promise<WorkflowRow> {
  const [row] = await db.select().from(workflows).where(ofWorkflow(subaccountId, id));
  if (!row) throw notFound('Workflow');
  return row;
}

/** Holds the workflow until the transaction ends. */
export async function lockWorkflowOrThrow(
  { db, subaccountId }: WriteContext,
  id: number,
): Promise<WorkflowRow> {
  const [row] = await db.select().from(workflows).where(ofWorkflow(subaccountId, id)).for('no key update');
  if (!row) throw notFound('Workflow');
  return row;
}

export async function insertWorkflow(
  db: Transaction,
  values: typeof workflows.$inferInsert,
): Promise<WorkflowRow> {
  const [row] = await db.insert(workflows).values(values).returning();
  return row!;
}

export async function changeWorkflow(
  db: Transaction,
  id: number,
  values: Partial<WorkflowRow>,
): Promise<WorkflowRow> {
  const [row] = await db.update(workflows).set(values).where(eq(workflows.id, id)).returning();
  return row!;
}

/** Its publications, triggers and runs go with it. */
export async function removeWorkflow(db: Transaction, id: number): Promise<void> {
  await db.delete(workflows).where(eq(workflows.id, id));
}

export async function selectPublication(
  db: ReadContext['db'],
  id: number,
): Promise<PublicationRow | undefined> {
  const [row] = await db.select().from(workflowPublications).where(eq(workflowPublications.id, id));
  return row;
}

/** Newest first, one more than the limit, without what they hold. */
export function selectPublications(
  { db }: ReadContext,
  workflowId: number,
  { cursor, limit }: PageFilter,
): Promise<PublicationSummary[]> {
  return db
    .select({ id: workflowPublications.id, createdAt: workflowPublications.createdAt })
    .from(workflowPublications)
    .where(and(eq(workflowPublications.workflowId, workflowId), afterCursor(workflowPublications.id, cursor)))
    .orderBy(desc(workflowPublications.id))
    .limit(limit + 1);
}

export async function insertPublication(
  db: Transaction,
  values: typeof workflowPublications.$inferInsert,
): Promise<PublicationRow> {
  const [row] = await db.insert(workflowPublications).values(values).returning();
  return row!;
}

export type TriggerInForce = {
  readonly subaccountId: number;
  readonly publicationId: number;
  readonly triggerId: string;
  readonly eventType: string;
};

/** Puts these triggers in place of those that the workflow had in force. */
export async function replaceTriggers(
  db: Transaction,
  workflowId: number,
  triggers: readonly TriggerInForce[],
): Promise<void> {
  await db.delete(workflowTriggers).where(eq(workflowTriggers.workflowId, workflowId));
  if (triggers.length === 0) return;
  await db.insert(workflowTriggers).values(triggers.map((trigger) => ({ ...trigger, workflowId })));
}
