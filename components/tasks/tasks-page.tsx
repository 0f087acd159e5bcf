'use client';

import { CalendarCheck, CircleCheckBig, Columns3, List, ListTodo } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { BulkBar } from '@/components/records/list/bulk-bar';
import { ChoiceOf, type FilterControlProps, wordsWith } from '@/components/records/list/choice-of';
import { RecordList } from '@/components/records/list/record-list';
import { useRecordList } from '@/components/records/list/use-record-list';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { lazy, preload } from '@/components/ui/lazy';
import { LoadingState } from '@/components/ui/states';
import { taskStatuses, updateTask } from '@/lib/api/contract/tasks';
import type { TaskRecord } from '@/lib/api/records';
import { isOpen } from '@/lib/contacts/task-agenda';
import { choice } from '@/lib/fields/codecs';
import type { Values } from '@/lib/records/question';
import { tasks } from '@/lib/resources/tasks/tasks';
import { BulkTasks } from './bulk-tasks';
import { OwnAssignee } from './own-assignee';
import { TaskAgenda } from './task-agenda';
import { TaskQuickAdd } from './task-quick-add';
import { TaskDue, TaskStatusBadge, useTaskStatusName } from './task-words';
import { useOwnAssignee } from './use-own-assignee';
import { useTaskWrites } from './use-task-writes';
import { taskRows } from './use-tasks';
import { useToday } from './use-today';

const TaskBoard = lazy(() => import('./task-board').then((module) => module.TaskBoard), LoadingState);

preload(() => import('./task-panel'));

const taskRules = () => import('@/lib/contract/tasks').then(({ updateTask }) => updateTask.body.shape);

const extra = { view: choice(['list', 'board']) };
type View = 'agenda' | 'list' | 'board';
/** The agenda stands in no address: it is what the page opens on. */
const viewIn = ({ view }: Values): View => (view === 'list' || view === 'board' ? view : 'agenda');
/** No parameter of the API means what is open, and a board shows all: both read on by themselves. */
const readsAheadIn = (values: Values) => viewIn(values) !== 'list';
/** The board shows every status side by side. */
const ignoredIn = (values: Values) => (viewIn(values) === 'board' ? ['status'] : []);

/** Without a status the agenda shows what is open. */
function OpenOrStatus(props: FilterControlProps) {
  const t = useTranslations('tasks');
  const nameOf = useTaskStatusName();
  const words = wordsWith(taskStatuses, props.value);
  const options = words.map((id) => ({ id, label: nameOf(id) }));
  return <ChoiceOf {...props} anyLabel={t('openOnly')} options={options} />;
}
const agendaFilters = { status: OpenOrStatus };

/** Tasks as an agenda of what is open, as a list or as a board; `children` is the panel of the open one. */
export function TasksPage({ children }: { children: ReactNode }) {
  const t = useTranslations('tasks');
  const clock = useToday();
  const { zone } = clock;
  const list = useRecordList(tasks, { ...clock, extra, ignoredIn, readsAheadIn });
  const view = viewIn(list.values);
  const mayEdit = useCan(updateTask);
  const { me } = useOwnAssignee();
  const writes = useTaskWrites();
  const isStatusAsked = Boolean(list.values.status);
  const shown = useMemo(
    () => (view === 'agenda' && !isStatusAsked ? list.rows.filter(isOpen) : list.rows),
    [view, isStatusAsked, list.rows],
  );
  // What is chosen is what is shown: all that were read may be more.
  const chosen = useMemo(() => list.chosen.filter((task) => shown.includes(task)), [list.chosen, shown]);
  const bulk = { ...list, chosen };
  const rows = taskRows(list);
  const cells = useMemo(
    () => ({
      status: (task: TaskRecord) => <TaskStatusBadge status={task.status} />,
      vence_el: (task: TaskRecord) => <TaskDue task={task} clock={clock} />,
    }),
    [clock],
  );

  const finishAction = (task: TaskRecord) =>
    mayEdit && isOpen(task) && task.id !== undefined
      ? [
          {
            id: 'finish',
            label: t('finishThis'),
            icon: <CircleCheckBig />,
            run: () => void writes.finish(task),
          },
        ]
      : [];

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <PageHeader title={t('title')} description={t('zone', { zone })} />
      <div className="-mt-3 px-4 sm:px-6">
        <TaskQuickAdd clientId={list.values.contact || undefined} />
      </div>
      <RecordList
        list={list}
        cells={cells}
        icon={<ListTodo aria-hidden />}
        summaryOf={(task) => (
          <span className="inline-flex items-center gap-2">
            <TaskStatusBadge status={task.status} />
            <TaskDue task={task} clock={clock} />
          </span>
        )}
        filters={view === 'agenda' ? agendaFilters : undefined}
        rowActions={finishAction}
        actions={
          <>
            <OwnAssignee
              tasks={list.rows}
              assignee={list.values.assignee ?? ''}
              onAssignee={(assignee) => list.set({ assignee })}
            />
            <SegmentedControl
              label={t('view')}
              className="ml-auto"
              value={view}
              onChange={(next) => list.set({ view: next === 'agenda' ? '' : next })}
              options={[
                { id: 'agenda', label: t('asAgenda'), icon: <CalendarCheck aria-hidden />, isIconOnly: true },
                { id: 'list', label: t('asList'), icon: <List aria-hidden />, isIconOnly: true },
                { id: 'board', label: t('asBoard'), icon: <Columns3 aria-hidden />, isIconOnly: true },
              ]}
            />
          </>
        }
        bulk={
          mayEdit &&
          view !== 'board' &&
          chosen.length > 0 && (
            <BulkBar list={bulk} rules={taskRules}>
              <BulkTasks list={bulk} />
            </BulkBar>
          )
        }
        bodyCount={shown.length}
        body={
          view === 'board' ? (
            <TaskBoard tasks={list.rows} clock={clock} query={list.query} list={rows} />
          ) : (
            view === 'agenda' && (
              <TaskAgenda tasks={shown} clock={clock} me={me} list={list} mayWrite={mayEdit} />
            )
          )
        }
      >
        {children}
      </RecordList>
    </div>
  );
}
