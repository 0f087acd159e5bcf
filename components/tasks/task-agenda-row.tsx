'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { RecordName } from '@/components/records/pick/record-name';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import { idOf, type TaskRecord } from '@/lib/api/records';
import { isMine, isOpen as isToDo, mayBeFinished } from '@/lib/contacts/task-agenda';
import { type Clock, dueDay } from '@/lib/contacts/task-due';
import { taskPath } from './paths';
import { TaskDue, TaskStatusBadge } from './task-words';

export type AgendaRowProps = {
  task: TaskRecord;
  clock: Clock;
  me: string | null;
  query: string;
  isSelected: boolean;
  isOpen: boolean;
  onSelect: ((task: TaskRecord) => void) | undefined;
  onFinish: ((task: TaskRecord) => void) | undefined;
};

/** One task: a press on its circle finishes it, its title opens it. */
export function TaskAgendaRow(props: AgendaRowProps) {
  const { task, clock, me, query, isSelected, isOpen, onSelect, onFinish } = props;
  const t = useTranslations('tasks');
  const ui = useTranslations('ui.list');
  const title = useNameOr()(task.titulo, task.id);
  const isDone = !isToDo(task);
  const mayFinish = onFinish !== undefined && mayBeFinished(task);
  return (
    <li
      data-task={idOf(task)}
      className={classNames(
        'relative flex items-center gap-x-3 px-1 py-2 max-sm:items-start',
        isOpen || isSelected ? 'bg-selected' : 'hover:bg-row-hover',
      )}
    >
      {onSelect && (
        <input
          type="checkbox"
          checked={isSelected}
          onChange={() => onSelect(task)}
          aria-label={ui('select', { name: title })}
          className="relative z-1 size-4 shrink-0 max-sm:mt-0.5 pointer-coarse:size-5"
        />
      )}
      <button
        type="button"
        aria-label={t('finish', { title })}
        title={t('finish', { title })}
        disabled={!mayFinish}
        onClick={() => onFinish?.(task)}
        className={classNames(
          'group/finish relative z-1 flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong pointer-coarse:size-6 [&>svg]:size-3.5',
          isDone
            ? 'bg-success-soft text-success-ink'
            : 'enabled:hover:border-success enabled:hover:text-success-ink',
        )}
      >
        <Check
          aria-hidden
          className={
            isDone
              ? undefined
              : 'opacity-0 group-hover/finish:opacity-100 group-focus-visible/finish:opacity-100'
          }
        />
      </button>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
        <PageLink
          href={taskPath(idOf(task), query)}
          scroll={false}
          data-task-link
          aria-current={isOpen || undefined}
          className="min-w-48 flex-1 break-words font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
        >
          {title}
        </PageLink>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-ink-muted">
          {isMine(task, me) ? (
            <Badge tone="accent">{t('own.badge')}</Badge>
          ) : (
            task.assignee_id !== undefined && <span>{t('assigned', { id: String(task.assignee_id) })}</span>
          )}
          {task.status !== 'pendiente' && <TaskStatusBadge status={task.status} />}
          {task.client_id !== undefined && <RecordName of="contacts" id={task.client_id} />}
          {dueDay(task, clock.zone) !== undefined && <TaskDue task={task} clock={clock} />}
        </span>
      </div>
    </li>
  );
}
