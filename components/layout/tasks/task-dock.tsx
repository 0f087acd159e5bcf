'use client';

import { useTranslations } from 'next-intl';
import { late } from '@/components/ui/late';
import { useTasks } from './tasks-context';

const TaskCard = late(() => import('./task-card').then((module) => module.TaskCard));

/** What goes on in the background, on every page. */
export function TaskDock() {
  const t = useTranslations('shell.tasks');
  const { tasks } = useTasks();
  if (tasks.length === 0) return null;
  return (
    <section
      aria-label={t('label')}
      className="fixed right-3 bottom-3 left-3 z-30 max-h-[60dvh] space-y-2 overflow-y-auto sm:left-auto sm:w-96"
    >
      {tasks.map((started) => (
        <TaskCard key={started.id} started={started} />
      ))}
    </section>
  );
}

/** Room at the end of a page for the dock, so that nothing of the page stays below it. */
export function TaskDockSpace() {
  const { tasks } = useTasks();
  return tasks.length > 0 && <div aria-hidden className="h-44 shrink-0" />;
}
