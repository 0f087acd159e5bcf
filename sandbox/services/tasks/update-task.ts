import type { updateTask as operation } from '../../../lib/contract/tasks.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { changeTaskOrThrow, taskReply } from './store.ts';

/** `PATCH /tasks/{task_id}`: any status may follow any other. */
export const updateTask: Verb<WriteContext, typeof operation> = async (context, { path, body }) =>
  taskReply(
    await changeTaskOrThrow(context, path.task_id, {
      titulo: body.titulo,
      descripcion: body.descripcion,
      projectId: body.project_id,
      clientId: body.client_id,
      assigneeId: body.assignee_id,
      status: body.status,
      venceEl: body.vence_el,
      updatedAt: context.now,
    }),
  );
