import { and, desc, eq, like } from 'drizzle-orm';
import type { Task } from '../../../lib/contract/tasks.ts';
import type { Transaction } from '../../../lib/database/database.ts';
import type { ReadContext, WriteContext } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { fold, likePatterns } from '../../core/fold.ts';
import { afterCursor } from '../../core/pagination.ts';
import { tasks } from '../../db/tables/tasks.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type TaskFilter = {
  readonly project_id?: number | undefined;
  readonly client_id?: number | undefined;
  readonly assignee_id?: number | undefined;
  readonly status?: string | undefined;
  readonly q?: string | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
};

/** A task as it stands in the list. */
export function taskReply(row: TaskRow): Task {
  return {
    id: row.id,
    titulo: row.titulo,
    descripcion: row.descripcion,
    project_id: row.projectId,
    client_id: row.clientId,
    assignee_id: row.assigneeId,
    status: row.status,
    vence_el: row.venceEl,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Newest first, one more than the limit. */
export function selectTasks({ db, subaccountId }: ReadContext, filter: TaskFilter): Promise<TaskRow[]> {
  const { project_id, client_id, assignee_id, status, q = '', cursor, limit } = filter;
  return db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.subaccountId, subaccountId),
        project_id === undefined ? undefined : eq(tasks.projectId, project_id),
        client_id === undefined ? undefined : eq(tasks.clientId, client_id),
        assignee_id === undefined ? undefined : eq(tasks.assigneeId, assignee_id),
        status === undefined ? undefined : eq(tasks.status, status as TaskRow['status']),
        ...likePatterns(q).map((pattern) => like(tasks.buscable, pattern)),
        afterCursor(tasks.id, cursor),
      ),
    )
    .orderBy(desc(tasks.id))
    .limit(limit + 1);
}

export type NewTask = Omit<typeof tasks.$inferInsert, 'id' | 'buscable'>;

export async function insertTask(db: Transaction, values: NewTask): Promise<TaskRow> {
  const [row] = await db
    .insert(tasks)
    .values({ ...values, buscable: searchable(values) })
    .returning();
  return row!;
}

/** 404 where the subaccount has no such task. */
export async function changeTaskOrThrow(
  { db, subaccountId }: WriteContext,
  id: number,
  values: Partial<TaskRow>,
): Promise<TaskRow> {
  const one = and(eq(tasks.subaccountId, subaccountId), eq(tasks.id, id));
  const [before] = await db.select().from(tasks).where(one).for('update');
  if (!before) throw notFound('Task');
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const buscable = searchable({ ...before, ...said });
  const [row] = await db
    .update(tasks)
    .set({ ...values, buscable })
    .where(one)
    .returning();
  return row!;
}

/** The text in which `q` finds a task. */
function searchable({ titulo, descripcion }: Pick<NewTask, 'titulo' | 'descripcion'>): string {
  return fold([titulo, descripcion].join(' '));
}
