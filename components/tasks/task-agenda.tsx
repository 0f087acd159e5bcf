'use client';

import { CircleCheckBig } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { RecordListState } from '@/components/records/list/use-record-list';
import { EmptyState } from '@/components/ui/empty-state';
import { NoMatchState } from '@/components/ui/states';
import { idOf, type TaskRecord } from '@/lib/api/records';
import { agendaOf, mayBeFinished } from '@/lib/contacts/task-agenda';
import type { Clock } from '@/lib/contacts/task-due';
import { TaskAgendaPart } from './task-agenda-part';
import { useTaskWrites } from './use-task-writes';

type TaskAgendaProps = {
  tasks: readonly TaskRecord[];
  clock: Clock;
  me: string | null;
  list: RecordListState<TaskRecord>;
  mayWrite: boolean;
};

/**
 * What is to be done, by when it is due. Arrow keys (or j and k) lead from task to task, d finishes one, x selects it;
 * the focus goes on to the next where the one that had it is done.
 */
export function TaskAgenda({ tasks, clock, me, list, mayWrite }: TaskAgendaProps) {
  const t = useTranslations('tasks');
  const parts = useMemo(() => agendaOf(tasks, clock, me), [tasks, clock, me]);
  const root = useRef<HTMLDivElement>(null);
  const writes = useTaskWrites();
  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-task-link]') ?? [])];

  function finish(task: TaskRecord) {
    const all = links();
    const at = all.findIndex((link) => link.closest('[data-task]')?.contains(document.activeElement));
    const next = at < 0 ? undefined : (all[at + 1] ?? all[at - 1]);
    void writes.finish(task);
    next?.focus();
  }

  function select(task: TaskRecord) {
    const index = list.rows.findIndex((each) => idOf(each) === idOf(task));
    if (index >= 0) list.selection.toggle(index, false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const link = (event.target as HTMLElement).closest<HTMLElement>('[data-task-link]');
    if (!link) return;
    const all = links();
    const at = all.indexOf(link);
    const task = tasks.find((each) => idOf(each) === link.closest<HTMLElement>('[data-task]')?.dataset.task);
    const steps: Record<string, number> = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1 };
    const step = steps[event.key];
    if (step !== undefined) all[Math.max(0, step)]?.focus();
    else if (event.key === 'd' && mayWrite && task) {
      // A key that is held would finish one after the other.
      if (!event.repeat && mayBeFinished(task)) finish(task);
    } else if ((event.key === 'x' || event.key === ' ') && mayWrite && task) select(task);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (parts.length === 0 && !list.source.hasMore) {
    // What was read is not all: the note above says so, and how to read on.
    if (list.isPartial) return null;
    if (list.isFiltered) return <NoMatchState onClear={list.clear} />;
    return (
      <EmptyState icon={<CircleCheckBig aria-hidden />} title={t('nothingOpen')}>
        {t('nothingOpenText')}
      </EmptyState>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it take the focus, their keys are heard here
    <div ref={root} onKeyDown={onKeyDown} className="space-y-5">
      {parts.map(({ group, tasks: own }) => (
        <TaskAgendaPart
          key={group}
          group={group}
          tasks={own}
          clock={clock}
          me={me}
          query={list.query}
          openId={list.openId}
          selected={list.selection.keys}
          onSelect={mayWrite ? select : undefined}
          onFinish={mayWrite ? finish : undefined}
        />
      ))}
      {mayWrite && <p className="text-ink-faint text-xs max-sm:hidden">{t('agendaKeys')}</p>}
    </div>
  );
}
