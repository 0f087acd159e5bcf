'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { taskPath } from '@/components/contacts/paths';
import { DataTable } from '@/components/records/table/data-table';
import type { DataColumn } from '@/components/records/table/data-table-row';
import { idOf, type TaskRecord } from '@/lib/api/records';
import { TaskDue, TaskStatusBadge } from './task-words';
import type { TaskRows } from './tasks-context';

type TaskListProps = {
  tasks: readonly TaskRecord[];
  columns: readonly DataColumn<TaskRecord>[];
  today: string;
  query: string;
  openId: string | undefined;
  list: TaskRows;
};

/** Tasks, newest first. */
export function TaskList({ tasks, columns, today, query, openId, list }: TaskListProps) {
  const t = useTranslations('contacts.tasks');
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
