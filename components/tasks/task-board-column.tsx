'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { idOf, type TaskRecord } from '@/lib/api/records';
import type { Clock } from '@/lib/contacts/task-due';
import { TaskCard } from './task-card';
import { useTaskStatusName } from './task-words';

type TaskBoardColumnProps = {
  status: string;
  tasks: readonly TaskRecord[];
  clock: Clock;
  query: string;
  /** Whether there may be more tasks than have been read. */
  isPartial: boolean;
  draggedId: string | null;
  /** A card is held over the column. */
  isOver: boolean;
  onMove: ((taskId: string, status: string) => void) | undefined;
  previous: string | undefined;
  next: string | undefined;
};

/** Cards of a column that are drawn before more are asked for. */
const STEP = 50;

/** The tasks of one status. */
export function TaskBoardColumn(props: TaskBoardColumnProps) {
  const { status, tasks, isPartial, draggedId, isOver, onMove, previous, next } = props;
  const t = useTranslations('tasks');
  const statusName = useTaskStatusName();
  const heading = useId();
  const [shown, setShown] = useState(STEP);

  return (
    <section
      data-task-status={status}
      aria-labelledby={heading}
      className={classNames(
        'flex w-72 min-w-60 flex-1 flex-col rounded-lg border bg-sunken',
        isOver && 'border-accent bg-selected',
      )}
    >
      <header className="flex items-center gap-2 px-3 py-2">
        <h2 id={heading} className="font-medium">
          {statusName(status)}
        </h2>
        <span className="text-ink-muted text-xs">
          {t(isPartial ? 'countPartial' : 'count', { count: tasks.length })}
        </span>
      </header>
      {tasks.length === 0 && (
        <p className="px-3 text-ink-faint text-xs">{t(isPartial ? 'columnNoneYet' : 'columnEmpty')}</p>
      )}
      <ul className="min-h-0 flex-1 select-none space-y-2 overflow-y-auto px-2 pb-2">
        {tasks.slice(0, shown).map((task) => (
          <TaskCard
            key={idOf(task)}
            task={task}
            clock={props.clock}
            query={props.query}
            isDragged={idOf(task) === draggedId}
            onMoveLeft={onMove && previous !== undefined ? () => onMove(idOf(task), previous) : undefined}
            onMoveRight={onMove && next !== undefined ? () => onMove(idOf(task), next) : undefined}
          />
        ))}
        {tasks.length > shown && (
          <li>
            <Button size="sm" variant="ghost" onPress={() => setShown((count) => count + STEP)}>
              {t('showMore', { count: tasks.length - shown })}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
