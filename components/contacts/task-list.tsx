'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { DataTable } from '@/components/layout/data-table';
import type { DataColumn } from '@/components/layout/data-table-row';
import { Instant } from '@/components/ui/instant';
import { ContactName } from './contact-name';
import { taskPath } from './paths';
import { idOf, type TaskRecord } from './records';
import { TaskDue, TaskStatusBadge } from './task-words';
import type { TaskRows } from './tasks-context';

type TaskListProps = {
  tasks: readonly TaskRecord[];
  today: string;
  query: string;
  openId: string | undefined;
  list: TaskRows;
};

/** Tasks, newest first. */
export function TaskList({ tasks, today, query, openId, list }: TaskListProps) {
  const t = useTranslations('contacts.tasks');
  const columns = useMemo(
    (): readonly DataColumn<TaskRecord>[] => [
      {
        id: 'titulo',
        label: t('titulo'),
        width: 'minmax(14rem,3fr)',
        render: (task) => task.titulo ?? `#${idOf(task)}`,
      },
      {
        id: 'status',
        label: t('statusLabel'),
        width: '8rem',
        render: (task) => <TaskStatusBadge status={task.status} />,
      },
      {
        id: 'vence_el',
        label: t('due'),
        width: 'minmax(13rem,1fr)',
        render: (task) => <TaskDue task={task} today={today} />,
      },
      {
        id: 'client_id',
        label: t('contact'),
        width: 'minmax(10rem,1.5fr)',
        render: (task) => (task.client_id === undefined ? '—' : <ContactName id={task.client_id} />),
      },
      {
        id: 'assignee_id',
        label: t('assignee'),
        width: '7rem',
        render: (task) => String(task.assignee_id ?? '—'),
      },
      {
        id: 'updated_at',
        label: t('updated'),
        width: '10rem',
        align: 'end',
        render: (task) => (task.updated_at === undefined ? '—' : <Instant value={task.updated_at} />),
      },
    ],
    [t, today],
  );
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={tasks}
      keyOf={idOf}
      hrefOf={useCallback((task: TaskRecord) => taskPath(idOf(task), query), [query])}
      summaryOf={useCallback(
        (task: TaskRecord) => (
          <span className="inline-flex items-center gap-2">
            <TaskStatusBadge status={task.status} />
            <TaskDue task={task} today={today} />
          </span>
        ),
        [today],
      )}
      openKey={openId}
      isStale={list.isStale}
      hasMore={list.hasMore}
      isLoadingMore={list.isLoadingMore}
      moreError={list.moreError}
      onLoadMore={list.loadMore}
    />
  );
}
