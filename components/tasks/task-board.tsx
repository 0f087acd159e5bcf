'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useCan } from '@/components/session/session-context';
import { updateTask } from '@/lib/api/contract/tasks';
import { idOf, type TaskRecord } from '@/lib/api/records';
import type { Clock } from '@/lib/contacts/task-due';
import { TaskBoardColumn } from './task-board-column';
import { columnsOf } from './task-columns';
import { useTaskStatusName } from './task-words';
import { useTaskDrags } from './use-task-drags';
import { useTaskWrites } from './use-task-writes';
import type { taskRows } from './use-tasks';

type TaskBoardProps = {
  tasks: readonly TaskRecord[];
  clock: Clock;
  query: string;
  list: ReturnType<typeof taskRows>;
};

/** Tasks by status. A card is moved by mouse, pen or finger, or with Shift and an arrow key. */
export function TaskBoard({ tasks, clock, query, list }: TaskBoardProps) {
  const t = useTranslations('tasks');
  const statusName = useTaskStatusName();
  const mayMove = useCan(updateTask);
  const writes = useTaskWrites();
  const [said, setSaid] = useState('');
  const board = useRef<HTMLElement>(null);
  const { draggedId, over } = useTaskDrags(board, mayMove, (taskId, to) => void move(taskId, to));
  const columns = columnsOf(tasks, clock.zone);

  async function move(taskId: string, status: string) {
    const task = tasks.find((each) => idOf(each) === taskId);
    if (!task || task.status === status) return;
    const title = task.titulo ?? taskId;
    // The card is another element in the other column: the focus follows it.
    const hadFocus = document.activeElement?.closest('[data-task]')?.getAttribute('data-task') === taskId;
    const moving = writes.move(task, status);
    if (hadFocus) setTimeout(() => focusCard(taskId), 50);
    if (await moving) setSaid(t('moved', { title, status: statusName(status) }));
    else setSaid(t('moveFailed', { title }));
    if (hadFocus) focusCard(taskId);
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      <section
        ref={board}
        aria-label={t('board')}
        className="flex min-h-60 flex-1 gap-3 overflow-x-auto pb-2"
      >
        {columns.map(({ status, tasks: cards }, place) => (
          <TaskBoardColumn
            key={status}
            status={status}
            tasks={cards}
            clock={clock}
            query={query}
            isPartial={list.hasMore}
            draggedId={draggedId}
            isOver={over === status}
            onMove={mayMove ? (taskId, to) => void move(taskId, to) : undefined}
            previous={columns[place - 1]?.status}
            next={columns[place + 1]?.status}
          />
        ))}
      </section>
      {mayMove && <p className="text-ink-faint text-xs">{t('moveHint')}</p>}
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </div>
  );
}

function focusCard(taskId: string) {
  document.querySelector<HTMLElement>(`[data-task="${CSS.escape(taskId)}"] a`)?.focus();
}
