'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { toastError } from '@/components/ui/toast';
import type { Sending } from '@/lib/api/client';
import { createTask, updateTask } from '@/lib/api/contract/tasks';
import { mutationOf } from '@/lib/api/queries';
import { resending } from '@/lib/api/resend';
import { idOf, type TaskRecord } from './records';
import { useNoteTask } from './use-tasks';

export type TaskBody = NonNullable<Sending<typeof updateTask>['body']>;

/** Writes of tasks: shown at once, taken back with the server's words where it refuses. */
export function useTaskWrites() {
  const t = useTranslations('contacts.tasks');
  const target = useTarget();
  const note = useNoteTask();
  const update = useMutation(mutationOf(updateTask, target));
  const create = useMutation(mutationOf(createTask, target));
  const [resend] = useState(() => resending<Sending<typeof createTask>>());

  return {
    isCreating: create.isPending,
    isUpdating: update.isPending,
    /** @throws ApiError, after the task is shown as it was */
    async update(task: TaskRecord, body: TaskBody): Promise<void> {
      await note.hold();
      const undo = note.put({ ...task, ...body } as TaskRecord);
      try {
        const reply = await update.mutateAsync({ path: { task_id: task.id! }, body });
        if (reply.id !== undefined) note.put(reply);
      } catch (error) {
        undo();
        throw error;
      }
    },
    /** Moves a task and says where it is; a refusal is said and the task goes back. */
    async move(task: TaskRecord, status: string): Promise<boolean> {
      try {
        await this.update(task, { status: status as TaskBody['status'] });
        return true;
      } catch (error) {
        toastError(error, t('moveFailed', { title: task.titulo ?? idOf(task) }));
        return false;
      }
    },
    /** @throws ApiError */
    async create(body: NonNullable<Sending<typeof createTask>['body']>): Promise<TaskRecord> {
      const sent = resend.of({ body });
      try {
        const task = await create.mutateAsync(sent);
        resend.ended(sent);
        note.readAnew();
        return task;
      } catch (error) {
        resend.ended(sent, error);
        throw error;
      }
    },
  };
}
