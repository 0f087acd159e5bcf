'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { isOpen, type Task } from '@/lib/jobs/task';

export type StartedTask = {
  readonly id: number;
  readonly title: string;
  readonly task: Task;
  /** Tasks of one lane would undo each other's work side by side: another is begun when none is open. */
  readonly lane?: string;
  /** Base of the names of files with its results. */
  readonly fileName: string;
};

type Tasks = {
  readonly tasks: readonly StartedTask[];
  /** Shows the task until it is dismissed; it goes on whichever page of the console is looked at. */
  readonly add: (task: Omit<StartedTask, 'id'>) => void;
  readonly dismiss: (id: number) => void;
};

const TasksContext = createContext<Tasks | undefined>(undefined);

/** Holds what goes on while its user moves between pages. Only closing or reloading the tab ends it. */
export function TasksProvider({ children }: { children: ReactNode }) {
  const [tasks, setTasks] = useState<readonly StartedTask[]>([]);
  useWarningBeforeUnload(tasks);
  const value = useMemo<Tasks>(
    () => ({
      tasks,
      add: (task) => setTasks((all) => [...all, { ...task, id: (all.at(-1)?.id ?? 0) + 1 }]),
      dismiss: (id) => setTasks((all) => all.filter((one) => one.id !== id)),
    }),
    [tasks],
  );
  return <TasksContext value={value}>{children}</TasksContext>;
}

export function useTasks(): Tasks {
  const tasks = useContext(TasksContext);
  if (!tasks) throw new Error('useTasks outside of TasksProvider');
  return tasks;
}

/** Browsers ask in words of their own. */
function useWarningBeforeUnload(tasks: readonly StartedTask[]) {
  useEffect(() => {
    function onBeforeUnload(event: BeforeUnloadEvent) {
      if (tasks.some(({ task }) => isOpen(task.getView()))) event.preventDefault();
    }
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [tasks]);
}
