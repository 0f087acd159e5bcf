import type { createTask as operation } from '../../../lib/contract/tasks.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { insertTask, taskReply } from './store.ts';

/** `POST /tasks`. The catalogue has no event for it. */
export const createTask: Verb<WriteContext, typeof operation> = async ({ db, subaccountId, now }, { body }) =>
  taskReply(
    await insertTask(db, {
      subaccountId,
      titulo: body.titulo,
      descripcion: body.descripcion ?? null,
      projectId: body.project_id ?? null,
      clientId: body.client_id ?? null,
      assigneeId: body.assignee_id ?? null,
      status: body.status,
      venceEl: body.vence_el ?? null,
      createdAt: now,
      updatedAt: now,
    }),
  );
