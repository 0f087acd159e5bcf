'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type RecordRows, useRecordRows } from '@/components/records/rows/use-record-rows';
import { useTarget } from '@/components/session/session-context';
import { listTasks } from '@/lib/api/contract/tasks';
import { keyOf } from '@/lib/api/queries';
import type { TaskRecord } from '@/lib/api/records';
import { noteRecord } from '@/lib/records/note-record';
import { tasks } from '@/lib/resources/tasks/tasks';

/** The tasks that were read, page after page, newest first. */
export function taskRows({ read, source, isPending, error, retry }: RecordRows<TaskRecord>) {
  return { ...source, tasks: read, isPending, error, retry };
}

const all = { contact: '' };

/** Everybody's tasks. */
export function useTasks() {
  const rows = useRecordRows(tasks, { values: all, today: '' });
  return { ...taskRows(rows), tasks: rows.rows };
}

/** Keeps the lists of tasks in step with writes. */
export function useNoteTask() {
  const client = useQueryClient();
  const target = useTarget();
  const queryKey = keyOf(listTasks, target);

  return {
    /** Shows a changed task wherever it is listed; answers how to take that back. */
    put: (task: TaskRecord) => noteRecord(client, tasks, target, task),
    /** Reads of before a write must not come after it. */
    hold: () => client.cancelQueries({ queryKey }),
    readAnew: () => void client.invalidateQueries({ queryKey }),
  };
}
