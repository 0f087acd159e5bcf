'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { keyOfRecord, RecordLink } from '@/components/records/record-link';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewCounts } from '@/components/shell/overview-counts';
import { dueDay, dueState } from '@/lib/contacts/task-due';
import { formatDay } from '@/lib/format/dates';
import { taskPath, tasksPath } from './paths';
import { useTasks } from './use-tasks';
import { useToday } from './use-today';

const SHOWN = 4;

/** Tasks that are due today or late, for the overview; of the newest hundred, and it says so. */
export function TasksSummary() {
  const t = useTranslations('overview.tasks');
  const nameOr = useNameOr();
  const locale = useLocale();
  const clock = useToday();
  const list = useTasks();
  const due = list.tasks
    .filter((task) => ['overdue', 'today'].includes(dueState(task, clock)))
    .toSorted((a, b) => ((dueDay(a, clock.zone) ?? '') < (dueDay(b, clock.zone) ?? '') ? -1 : 1));
  const counts = (['overdue', 'today'] as const).map((state) => {
    const count = due.filter((task) => dueState(task, clock) === state).length;
    return {
      id: `tasks ${state}`,
      label: t(`figure.${state}`),
      value: list.hasMore ? t('atLeast', { count }) : String(count),
      href: `${tasksPath}?${new URLSearchParams({ view: 'list', due: state })}`,
      tone: state === 'overdue' && count > 0 ? ('danger' as const) : undefined,
    };
  });
  return (
    <OverviewCard
      title={t('title')}
      href={tasksPath}
      more={t('more')}
      isPending={list.isPending}
      error={list.error}
      onRetry={list.retry}
      quiet={
        due.length > 0
          ? undefined
          : { text: t(list.hasMore ? 'nothingFound' : 'nothing', { count: list.tasks.length }) }
      }
      isShort={due.length < 3}
      figures={counts.slice(0, 1).map((figure) => ({ ...figure, label: t('strip') }))}
    >
      <OverviewCounts counts={counts} />
      <ul className="space-y-1">
        {due.slice(0, SHOWN).map((task, place) => (
          <li key={keyOfRecord(task, place)} className="flex items-baseline gap-2">
            <RecordLink
              id={task.id}
              hrefOf={(id) => taskPath(id)}
              className="min-w-0 flex-1 truncate hover:underline"
            >
              {nameOr(task.titulo, task.id)}
            </RecordLink>
            <span
              className={
                dueState(task, clock) === 'overdue' ? 'shrink-0 text-danger-ink text-xs' : 'shrink-0 text-xs'
              }
            >
              {dueState(task, clock) === 'today'
                ? t('today')
                : formatDay(dueDay(task, clock.zone) ?? '', locale)}
            </span>
          </li>
        ))}
      </ul>
      {due.length > SHOWN && (
        <p className="mt-1 text-ink-muted text-xs">{t('others', { count: due.length - SHOWN })}</p>
      )}
      {list.hasMore && (
        <p className="mt-1 text-ink-muted text-xs">{t('partial', { count: list.tasks.length })}</p>
      )}
    </OverviewCard>
  );
}
