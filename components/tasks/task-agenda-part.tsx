'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { idOf, type TaskRecord } from '@/lib/api/records';
import type { AgendaGroup } from '@/lib/contacts/task-agenda';
import { type AgendaRowProps, TaskAgendaRow } from './task-agenda-row';

type TaskAgendaPartProps = Omit<AgendaRowProps, 'task' | 'isSelected' | 'isOpen'> & {
  group: AgendaGroup;
  tasks: readonly TaskRecord[];
  selected: ReadonlySet<string>;
  openId: string | undefined;
};

/** Tasks of a part that are drawn before more are asked for. */
const STEP = 100;

/** The tasks that are due at about the same time. */
export function TaskAgendaPart({ group, tasks, selected, openId, ...row }: TaskAgendaPartProps) {
  const t = useTranslations('tasks');
  const heading = useId();
  const [shown, setShown] = useState(STEP);
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="flex items-baseline gap-2 border-b pb-1 font-medium">
        <span className={group === 'overdue' ? 'text-danger-ink' : undefined}>{t(`group.${group}`)}</span>
        <span className="font-normal text-ink-muted text-xs">{t('count', { count: tasks.length })}</span>
      </h2>
      <ul className="divide-y">
        {tasks.slice(0, shown).map((task) => (
          <TaskAgendaRow
            key={idOf(task)}
            {...row}
            task={task}
            isSelected={selected.has(idOf(task))}
            isOpen={idOf(task) === openId}
          />
        ))}
      </ul>
      {tasks.length > shown && (
        <Button size="sm" variant="ghost" onPress={() => setShown((count) => count + STEP)}>
          {t('showMore', { count: tasks.length - shown })}
        </Button>
      )}
    </section>
  );
}
