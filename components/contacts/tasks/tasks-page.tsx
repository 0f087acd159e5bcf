'use client';

import { Columns3, List, ListTodo } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { BulkBar } from '@/components/records/list/bulk-bar';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { useCan } from '@/components/session/session-context';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { lazy, preload } from '@/components/ui/lazy';
import { LoadingState } from '@/components/ui/states';
import { updateTask } from '@/lib/api/contract/tasks';
import type { TaskRecord } from '@/lib/api/records';
import { choice } from '@/lib/fields/codecs';
import type { Values } from '@/lib/records/question';
import { tasks } from '@/lib/resources/contacts/tasks';
import { TaskQuickAdd } from './task-quick-add';
import { TaskDue, TaskStatusBadge } from './task-words';
import { taskRows } from './use-tasks';
import { useToday } from './use-today';

const TaskBoard = lazy(() => import('./task-board').then((module) => module.TaskBoard), LoadingState);

preload(() => import('./task-panel'));

const taskRules = () => import('@/lib/contract/tasks').then(({ updateTask }) => updateTask.body.shape);

const extra = { view: choice(['board']) };
const isBoardIn = ({ view }: Values) => view === 'board';
/** The board shows every status side by side. */
const ignoredIn = (values: Values) => (isBoardIn(values) ? ['status'] : []);

/** Tasks as a list or as a board; `children` is the panel of the open one. */
export function TasksPage({ children }: { children: ReactNode }) {
  const t = useTranslations('contacts.tasks');
  const { zone, today } = useToday();
  const list = useRecordList(tasks, { today, extra, ignoredIn, readsAheadIn: isBoardIn });
  const isBoard = isBoardIn(list.values);
  const mayEdit = useCan(updateTask);
  const rows = taskRows(list);
  const cells = useMemo(
    () => ({
      status: (task: TaskRecord) => <TaskStatusBadge status={task.status} />,
      vence_el: (task: TaskRecord) => <TaskDue task={task} today={today} />,
    }),
    [today],
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="px-4 sm:px-6">
        <TaskQuickAdd clientId={list.values.contact || undefined} />
      </div>
      <RecordList
        list={list}
        cells={cells}
        icon={<ListTodo aria-hidden />}
        summaryOf={(task) => (
          <span className="inline-flex items-center gap-2">
            <TaskStatusBadge status={task.status} />
            <TaskDue task={task} today={today} />
          </span>
        )}
        actions={
          <SegmentedControl
            label={t('view')}
            className="ml-auto"
            value={isBoard ? 'board' : 'list'}
            onChange={(view) => list.set({ view: view === 'board' ? 'board' : '' })}
            options={[
              { id: 'list', label: t('asList'), icon: <List aria-hidden />, isIconOnly: true },
              { id: 'board', label: t('asBoard'), icon: <Columns3 aria-hidden />, isIconOnly: true },
            ]}
          />
        }
        bulk={mayEdit && !isBoard && <BulkBar list={list} rules={taskRules} />}
        body={isBoard && <TaskBoard tasks={list.rows} today={today} query={list.query} list={rows} />}
      >
        <p className="text-ink-faint text-xs">{t('zone', { zone })}</p>
        {children}
      </RecordList>
    </div>
  );
}
