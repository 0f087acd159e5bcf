'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/session/use-write';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { Sending } from '@/lib/api/client';
import { isConfirmed } from '@/lib/api/confirmed';
import { createTask, updateTask } from '@/lib/api/contract/tasks';
import { idOf, type TaskRecord } from '@/lib/api/records';
import { useNoteTask } from './use-tasks';

export type TaskBody = NonNullable<Sending<typeof updateTask>['body']>;

/** Writes of tasks: shown at once, taken back with the server's words where it refuses. */
export function useTaskWrites() {
  const t = useTranslations('tasks');
  const note = useNoteTask();
  const update = useWrite(updateTask);
  const create = useWrite(createTask);

  return {
    isCreating: create.isPending,
    isUpdating: update.isPending,
    /** @returns what was answered @throws ApiError, after the task is shown as it was */
    async update(task: TaskRecord, body: TaskBody): Promise<TaskRecord> {
      await note.hold();
      const undo = note.put({ ...task, ...body } as TaskRecord);
      try {
        const reply = await update.mutateAsync({ path: { task_id: task.id! }, body });
        if (reply.id !== undefined) note.put(reply);
        return reply;
      } catch (error) {
        undo();
        throw error;
      }
    },
    /** Moves a task and says where it is; a refusal is said and the task goes back. */
    async move(task: TaskRecord, status: string): Promise<boolean> {
      const title = task.titulo ?? idOf(task);
      try {
        const reply = await this.update(task, { status: status as TaskBody['status'] });
        if (isConfirmed(reply)) toastSuccess(t('moveDone', { title }), undefined, reply);
        return true;
      } catch (error) {
        toastError(
          error,
          { refused: t('moveFailed', { title }), unknown: t('moveUnsure', { title }) },
          { retry: () => void this.move(task, status), done: t('moveDone', { title }) },
        );
        return false;
      }
    },
    /** Finishes a task and offers to take that back; a refusal is said and the task is open again. */
    async finish(task: TaskRecord): Promise<void> {
      const title = task.titulo ?? idOf(task);
      const before = task.status;
      try {
        const reply = await this.update(task, { status: 'hecha' });
        const done = { ...task, ...(reply.id === undefined ? {} : reply), status: 'hecha' } as TaskRecord;
        // A status that could not be read cannot be given back.
        const undo = before && { label: t('undo'), onClick: () => void this.move(done, before) };
        toastSuccess(t('finished', { title }), undo || undefined, reply);
      } catch (error) {
        toastError(
          error,
          { refused: t('finishFailed', { title }), unknown: t('finishUnsure', { title }) },
          { retry: () => void this.finish(task), done: t('finished', { title }) },
        );
      }
    },
    /** @throws ApiError */
    async create(body: NonNullable<Sending<typeof createTask>['body']>): Promise<TaskRecord> {
      const task = await create.mutateAsync({ body });
      note.readAnew();
      return task;
    },
  };
}
