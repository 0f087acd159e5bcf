'use client';

import { createContext, useContext } from 'react';
import type { useTasks } from './use-tasks';

export type TaskRows = ReturnType<typeof useTasks>;

/** The tasks that have been read: the panel takes its task out of them, since the API has no reading of a single one. */
export const TasksContext = createContext<TaskRows | undefined>(undefined);

export function useTaskRows(): TaskRows {
  const rows = useContext(TasksContext);
  if (!rows) throw new Error('useTaskRows outside of TasksContext');
  return rows;
}
