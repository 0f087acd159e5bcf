'use client';

import type { KeyboardEvent } from 'react';
import { useNameOr } from '@/components/records/blank';
import { RecordName } from '@/components/records/pick/record-name';
import { classNames } from '@/components/ui/class-names';
import { PageLink } from '@/components/ui/page-link';
import { idOf, type TaskRecord } from '@/lib/api/records';
import { type Clock, dueDay } from '@/lib/contacts/task-due';
import { taskPath } from './paths';
import { TaskDue } from './task-words';

type TaskCardProps = {
  task: TaskRecord;
  clock: Clock;
  query: string;
  isDragged: boolean;
  onMoveLeft: (() => void) | undefined;
  onMoveRight: (() => void) | undefined;
};

/** A task on the board. */
export function TaskCard({ task, clock, query, isDragged, onMoveLeft, onMoveRight }: TaskCardProps) {
  const nameOr = useNameOr();
  const taskId = idOf(task);
  const isDated = dueDay(task, clock.zone) !== undefined;

  function onKeyDown(event: KeyboardEvent) {
    const keys: Record<string, (() => void) | undefined> = { ArrowLeft: onMoveLeft, ArrowRight: onMoveRight };
    const move = event.shiftKey ? keys[event.key] : undefined;
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <li
      data-task={taskId}
      className={classNames(
        'relative rounded-md border bg-surface px-3 py-2 hover:border-line-strong',
        isDragged && 'opacity-60 outline-2 outline-accent outline-dashed',
      )}
    >
      <PageLink
        href={taskPath(taskId, query)}
        scroll={false}
        draggable={false}
        onKeyDown={onKeyDown}
        className="line-clamp-2 break-words font-medium after:absolute after:inset-0"
      >
        {nameOr(task.titulo, taskId)}
      </PageLink>
      {(isDated || task.client_id !== undefined) && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-ink-muted text-xs">
          {isDated && <TaskDue task={task} clock={clock} />}
          {task.client_id !== undefined && (
            <span className="truncate">
              <RecordName of="contacts" id={task.client_id} />
            </span>
          )}
        </p>
      )}
    </li>
  );
}
