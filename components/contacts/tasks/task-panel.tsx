'use client';

import { RecordPanel } from '@/components/records/panel/record-panel';
import { createTask } from '@/lib/contract/tasks';
import { tasks } from '@/lib/resources/contacts/tasks';
import { TaskStatusBadge } from './task-words';

/** One task beside its list. The API reads tasks only as a list: it is looked for in that. */
export function TaskPanel({ id }: { id: string }) {
  return (
    <RecordPanel
      of={tasks}
      id={id}
      rules={createTask.body.shape}
      badge={({ status }) => <TaskStatusBadge status={status} />}
    />
  );
}
