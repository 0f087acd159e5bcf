'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { isOpen } from '@/lib/jobs/task';
import { type StartedTask, useTasks } from './tasks-context';

/** Whether a task of the lane is still open, a paused one included. */
export function isLaneBusy(tasks: readonly StartedTask[], lane: string | undefined): boolean {
  return lane !== undefined && tasks.some((one) => one.lane === lane && isOpen(one.task.getView()));
}

/** Follows whether a task of the lane is still open, wherever it was started. */
export function useIsLaneBusy(lane: string | undefined): boolean {
  const { tasks } = useTasks();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = tasks.map(({ task }) => task.subscribe(onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    [tasks],
  );
  return useSyncExternalStore(
    subscribe,
    () => isLaneBusy(tasks, lane),
    () => false,
  );
}
