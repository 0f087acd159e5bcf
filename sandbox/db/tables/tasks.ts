import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { taskStatuses } from '../../../lib/contract/tasks.ts';
import { atOnce, identity, instant, reference, trigrams } from '../columns.ts';

export const tasks = pgTable(
  'tasks',
  {
    id: identity(),
    subaccountId: integer('subaccount_id').notNull(),
    titulo: text('titulo').notNull(),
    descripcion: text('descripcion'),
    /** Things outside this API: stored as sent. */
    projectId: reference('project_id'),
    clientId: reference('client_id'),
    assigneeId: reference('assignee_id'),
    status: text('status', { enum: taskStatuses }).notNull(),
    /** A day or an instant, as it was sent. */
    venceEl: text('vence_el'),
    /** Title and description folded to lower case without accents: what `q` looks in. */
    buscable: text('buscable').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('tasks_subaccount').on(table.subaccountId, table.id),
    index('tasks_status').on(table.subaccountId, table.status, table.id),
    index('tasks_assignee').on(table.subaccountId, table.assigneeId, table.id),
    index('tasks_client').on(table.subaccountId, table.clientId, table.id),
    index('tasks_project').on(table.subaccountId, table.projectId, table.id),
    index('tasks_buscable').using('gin', trigrams(table.buscable)).with(atOnce),
  ],
);
