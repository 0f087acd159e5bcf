'use client';

import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/layout/blank';
import { keyOfRecord, RecordLink } from '@/components/layout/record-link';
import { EmptyState, ErrorState, LoadingState } from '@/components/layout/states';
import { Button } from '@/components/ui/button';
import type { Id } from '@/lib/api/loose';
import { siftTasks } from '@/lib/contacts/task-filter';
import { taskPath } from './paths';
import { TaskQuickAdd } from './task-quick-add';
import { TaskDue, TaskStatusBadge } from './task-words';
import { useTasks } from './use-tasks';
import { useToday } from './use-today';

/** The tasks of a contact, and a field for another. */
export function ContactTasks({ id }: { id: Id }) {
  const t = useTranslations('contacts.tasks');
  const nameOr = useNameOr();
  const contact = String(id);
  const list = useTasks({ status: '', assignee: '', contact });
  const { today } = useToday();
  const none = { q: '', status: '', assignee: '', due: '' };
  const tasks = siftTasks(list.tasks, { ...none, contact }, today);
  return (
    <div className="space-y-3">
      <TaskQuickAdd clientId={id} />
      {list.isPending ? (
        <LoadingState rows={3} />
      ) : list.error ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : tasks.length === 0 && !list.hasMore ? (
        <EmptyState title={t('contactEmpty')} />
      ) : (
        <ul aria-label={t('title')} className="divide-y rounded-lg border">
          {tasks.map((task, place) => (
            <li
              key={keyOfRecord(task, place)}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2"
            >
              <RecordLink
                id={task.id}
                hrefOf={(id) => taskPath(id, `?contact=${encodeURIComponent(contact)}`)}
                className="min-w-0 flex-1 truncate font-medium hover:underline"
              >
                {nameOr(task.titulo, task.id)}
              </RecordLink>
              <TaskDue task={task} today={today} />
              <TaskStatusBadge status={task.status} />
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <Button size="sm" isPending={list.isLoadingMore} onPress={list.loadMore}>
          {t('readMore')}
        </Button>
      )}
    </div>
  );
}
