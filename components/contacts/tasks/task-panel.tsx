'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { tasksPath } from '@/components/contacts/paths';
import { useUrlFilter } from '@/components/records/list/use-url-filter';
import { RawRecord } from '@/components/records/panel/raw-record';
import { useSession } from '@/components/session/session-context';
import { CodeBlock } from '@/components/ui/code-block';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import { Tabs } from '@/components/ui/tabs';
import { updateTask } from '@/lib/api/contract/tasks';
import { curlOf } from '@/lib/api/curl';
import { idOf, type TaskRecord } from '@/lib/api/records';
import { TaskForm } from './task-form';
import { TaskStatusBadge } from './task-words';
import { useTaskRows } from './tasks-context';

/** How many tasks are read in search of the one that the address names. */
const SEARCH_LIMIT = 2_000;

/** One task over its list, at its own address. The API reads tasks only as a list: it is looked for in that. */
export function TaskPanel({ id }: { id: string }) {
  const t = useTranslations('contacts.tasks');
  const router = useRouter();
  const { query } = useUrlFilter([]);
  const list = useTaskRows();
  const found = list.tasks.find((task) => idOf(task) === id);
  // A task that leaves the list by what is changed here stays open.
  const [kept, setKept] = useState<TaskRecord>();
  const task = found ?? kept;
  useEffect(() => {
    if (found) setKept(found);
  }, [found]);
  const [isDirty, setIsDirty] = useState(false);
  const close = () => router.push(`${tasksPath}${query}`, { scroll: false });

  const { hasMore, isLoadingMore, moreError, loadMore } = list;
  const isSearching = !task && hasMore && list.tasks.length < SEARCH_LIMIT;
  useEffect(() => {
    if (isSearching && !isLoadingMore && !moreError) loadMore();
  }, [isSearching, isLoadingMore, moreError, loadMore]);

  const error = list.error ?? moreError;
  return (
    <SidePanel
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      isDirty={isDirty}
      title={task?.titulo || `#${id}`}
      titleExtra={task && <TaskStatusBadge status={task.status} />}
    >
      {task ? (
        <Views task={task} onDirty={setIsDirty} />
      ) : error ? (
        <ErrorState error={error} onRetry={list.error ? list.retry : loadMore} />
      ) : list.isPending || isSearching ? (
        <LoadingState />
      ) : (
        <EmptyState title={t('notFound')}>{t('notFoundText', { count: list.tasks.length })}</EmptyState>
      )}
    </SidePanel>
  );
}

function Views({ task, onDirty }: { task: TaskRecord; onDirty: (isDirty: boolean) => void }) {
  const t = useTranslations('contacts.view');
  const curl = useTranslations('contacts.curl');
  const [view, setView] = useState('fields');
  const baseUrl = useSession().connection?.baseUrl ?? '';
  const { titulo, descripcion, status, vence_el } = task;
  const sent = { path: { task_id: task.id }, body: { titulo, descripcion, status, vence_el } };
  return (
    <Tabs
      label={t('label')}
      value={view}
      onChange={setView}
      items={[
        {
          id: 'fields',
          label: t('fields'),
          isKept: true,
          content: <TaskForm task={task} onDirty={onDirty} />,
        },
        {
          id: 'raw',
          label: t('raw'),
          content: <RawRecord label={t('raw')} record={task} />,
        },
        {
          id: 'curl',
          label: t('curl'),
          content: <CodeBlock label={curl('write')} code={curlOf(updateTask, sent, baseUrl)} isWrapped />,
        },
      ]}
    />
  );
}
