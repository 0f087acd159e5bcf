'use client';

import { useTranslations } from 'next-intl';
import { taskPath } from '@/components/contacts/paths';
import { TaskQuickAdd } from '@/components/contacts/tasks/task-quick-add';
import { TaskDue, TaskStatusBadge } from '@/components/contacts/tasks/task-words';
import { useTasks } from '@/components/contacts/tasks/use-tasks';
import { useToday } from '@/components/contacts/tasks/use-today';
import { useNameOr } from '@/components/records/panel/blank';
import { keyOfRecord, RecordLink } from '@/components/records/panel/record-link';
import { Button } from '@/components/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import type { Id } from '@/lib/api/loose';

/** The tasks of a contact, and a field for another. */
export function ContactTasks({ id }: { id: Id }) {
  const t = useTranslations('contacts.tasks');
  const more = useTranslations('ui.list');
  const nameOr = useNameOr();
  const contact = String(id);
  const list = useTasks(contact);
  const { tasks } = list;
  const { today } = useToday();
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
          {more('readOn')}
        </Button>
      )}
    </div>
  );
}
