'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { late } from '@/components/ui/late';
import { useTasks } from './tasks-context';

const TaskCard = late(() => import('./task-card').then((module) => module.TaskCard));

/** What goes on in the background, on every page. */
export function TaskDock() {
  const t = useTranslations('shell.tasks');
  const { tasks } = useTasks();
  const dock = useRef<HTMLElement>(null);
  useHeightOf(dock, tasks.length > 0);
  if (tasks.length === 0) return null;
  return (
    <section
      ref={dock}
      aria-label={t('label')}
      className="fixed right-3 bottom-3 left-3 z-30 max-h-[60dvh] space-y-2 overflow-y-auto sm:left-auto sm:w-96"
    >
      {tasks.map((started) => (
        <TaskCard key={started.id} started={started} />
      ))}
    </section>
  );
}

/** Tells the page how high the dock is (`--task-dock`), so that toasts stand above it. */
function useHeightOf(dock: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    if (!isShown || !dock.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--task-dock', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    observer.observe(dock.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--task-dock');
    };
  }, [dock, isShown]);
}

/** Room at the end of a page for the dock, so that nothing of the page stays below it. */
export function TaskDockSpace() {
  const { tasks } = useTasks();
  return tasks.length > 0 && <div aria-hidden className="h-44 shrink-0" />;
}
