'use client';

import Link from 'next/link';
import type { KeyboardEvent } from 'react';
import { taskPath } from '@/components/contacts/paths';
import { useNameOr } from '@/components/records/blank';
import { RecordName } from '@/components/records/pick/record-name';
import { classNames } from '@/components/ui/class-names';
import { idOf, type TaskRecord } from '@/lib/api/records';
import { dueDay } from '@/lib/contacts/task-due';
import { TaskDue } from './task-words';

type TaskCardProps = {
  task: TaskRecord;
  today: string;
  query: string;
  isDragged: boolean;
  onMoveLeft: (() => void) | undefined;
  onMoveRight: (() => void) | undefined;
};

/** A task on the board. */
export function TaskCard({ task, today, query, isDragged, onMoveLeft, onMoveRight }: TaskCardProps) {
  const nameOr = useNameOr();
  const taskId = idOf(task);

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
      <Link
        href={taskPath(taskId, query)}
        scroll={false}
        prefetch={false}
        draggable={false}
        onKeyDown={onKeyDown}
        className="line-clamp-2 break-words font-medium after:absolute after:inset-0"
      >
        {nameOr(task.titulo, taskId)}
      </Link>
      {(dueDay(task) !== undefined || task.client_id !== undefined) && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-ink-muted text-xs">
          {dueDay(task) !== undefined && <TaskDue task={task} today={today} />}
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
