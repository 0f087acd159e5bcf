'use client';

import { Columns3, List, ListTodo } from 'lucide-react';
import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { ExportMenu } from '@/components/records/list/export-menu';
import { useUrlFilter } from '@/components/records/list/use-url-filter';
import { ColumnChoice } from '@/components/records/views/column-choice';
import { SavedViews } from '@/components/records/views/saved-views';
import { useViews } from '@/components/records/views/use-views';
import { Button } from '@/components/ui/button';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { late, soon } from '@/components/ui/late';
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { isTaskFiltered, siftTasks, taskFilterNames } from '@/lib/contacts/task-filter';
import { TaskFilters } from './task-filters';
import { TaskList } from './task-list';
import { TaskQuickAdd } from './task-quick-add';
import { TasksContext } from './tasks-context';
import { useTaskColumns } from './use-task-columns';
import { useTasks } from './use-tasks';
import { useToday } from './use-today';

const TaskBoard = late(() => import('./task-board').then((module) => module.TaskBoard), LoadingState);

soon(() => import('./task-panel'));

/** How many tasks are read by themselves, and each time that it is asked for, for the board and for filters that the server does not have. */
const READ_AHEAD = 1_000;

const addressNames = [...taskFilterNames, 'view'] as const;
/** Names the list among those that users keep views and columns of. */
const PAGE = 'tasks';

/** Tasks as a list or as a board; `children` is the panel of the open one. */
export function TasksPage({ children }: { children: ReactNode }) {
  const t = useTranslations('contacts.tasks');
  const { filter, setFilter, replaceQuery, query } = useUrlFilter(addressNames);
  const { id: openId } = useParams<{ id?: string }>();
  const { zone, today } = useToday();
  const { columns: chosenIds, chooseColumns } = useViews(PAGE);
  const columns = useTaskColumns(chosenIds, today);
  const isBoard = filter.view === 'board';
  const list = useTasks({
    status: isBoard ? '' : filter.status,
    assignee: filter.assignee,
    contact: filter.contact,
  });
  const shownFilter = useMemo(() => (isBoard ? { ...filter, status: '' } : filter), [isBoard, filter]);
  const tasks = siftTasks(list.tasks, shownFilter, today);
  const { hasMore, isLoadingMore, moreError, loadMore } = list;
  const readsAhead = isBoard || filter.q !== '' || filter.due !== '';
  const [limit, setLimit] = useState(READ_AHEAD);
  const readsOn = hasMore && (!readsAhead || list.tasks.length < limit);
  useEffect(() => {
    if (readsAhead && readsOn && !isLoadingMore && !moreError) loadMore();
  }, [readsAhead, readsOn, isLoadingMore, moreError, loadMore]);
  useShortcut('/', t('search'), () =>
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus(),
  );
  const clear = () => setFilter({ q: '', status: '', assignee: '', contact: '', due: '' });
  const open = openId === undefined ? undefined : decodeURIComponent(openId);

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 sm:px-6">
      <TaskQuickAdd clientId={filter.contact || undefined} />
      <TaskFilters filter={filter} isBoard={isBoard} onChange={setFilter} onClear={clear}>
        <SavedViews page={PAGE} query={query.slice(1)} onApply={replaceQuery} />
        {!isBoard && (
          <ColumnChoice
            columns={columns.choices}
            shown={columns.shownIds}
            onChange={(ids) => chooseColumns.mutate(ids && [...ids])}
          />
        )}
        <ExportMenu
          list="tasks"
          name={t('title')}
          query={new URLSearchParams({ ...shownFilter, today }).toString()}
        />
        <SegmentedControl
          label={t('view')}
          className="ml-auto"
          value={isBoard ? 'board' : 'list'}
          onChange={(view) => setFilter({ view: view === 'board' ? 'board' : '' })}
          options={[
            { id: 'list', label: t('asList'), icon: <List aria-hidden />, isIconOnly: true },
            { id: 'board', label: t('asBoard'), icon: <Columns3 aria-hidden />, isIconOnly: true },
          ]}
        />
      </TaskFilters>
      {readsAhead && hasMore && !list.isPending && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
          {t('partial', { count: list.tasks.length })}{' '}
          {!readsOn && (
            <Button size="sm" onPress={() => setLimit(list.tasks.length + READ_AHEAD)}>
              {t('readMore')}
            </Button>
          )}
        </p>
      )}
      {list.isPending ? (
        <LoadingState rows={8} />
      ) : list.error ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : tasks.length === 0 && !hasMore ? (
        isTaskFiltered(shownFilter) ? (
          <NoMatchState onClear={clear} />
        ) : (
          <EmptyState icon={<ListTodo aria-hidden />} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        )
      ) : isBoard ? (
        <TaskBoard tasks={tasks} today={today} query={query} list={list} />
      ) : (
        <TaskList
          tasks={tasks}
          columns={columns.shown}
          today={today}
          query={query}
          openId={open}
          list={{ ...list, hasMore: readsOn }}
        />
      )}
      <p className="text-ink-faint text-xs">{t('zone', { zone })}</p>
      <TasksContext value={list}>{children}</TasksContext>
    </div>
  );
}
