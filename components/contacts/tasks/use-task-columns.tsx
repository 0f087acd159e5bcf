'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useNameOr } from '@/components/records/panel/blank';
import { ContactName } from '@/components/records/pick/contact-name';
import type { DataColumn } from '@/components/records/table/data-table-row';
import { chosenColumns } from '@/components/records/views/chosen-columns';
import { Instant } from '@/components/ui/instant';
import type { TaskRecord } from '@/lib/api/records';
import { TaskDue, TaskStatusBadge } from './task-words';

const columnNames = [
  'status',
  'vence_el',
  'client_id',
  'assignee_id',
  'updated_at',
  'created_at',
  'project_id',
  'descripcion',
  'id',
] as const;
type ColumnName = (typeof columnNames)[number];
const usual = columnNames.slice(0, 5);

const text = (value: unknown) => (value === undefined || value === '' ? '—' : String(value));
const instant = (value: string | undefined) => (value === undefined ? '—' : <Instant value={value} />);

type Column = Omit<DataColumn<TaskRecord>, 'id' | 'label' | 'render'> & {
  readonly render: (task: TaskRecord, today: string) => ReturnType<DataColumn<TaskRecord>['render']>;
};

const columns: Readonly<Record<ColumnName, Column>> = {
  status: { width: '8rem', render: (task) => <TaskStatusBadge status={task.status} /> },
  vence_el: {
    width: 'minmax(13rem,1fr)',
    render: (task, today) => <TaskDue task={task} today={today} />,
  },
  client_id: {
    width: 'minmax(10rem,1.5fr)',
    render: ({ client_id }) => (client_id === undefined ? '—' : <ContactName id={client_id} />),
  },
  assignee_id: { width: '7rem', render: (task) => text(task.assignee_id) },
  updated_at: { width: '10rem', align: 'end', render: (task) => instant(task.updated_at) },
  created_at: { width: '10rem', align: 'end', render: (task) => instant(task.created_at) },
  project_id: { width: '7rem', render: (task) => text(task.project_id) },
  descripcion: { width: 'minmax(12rem,2fr)', render: (task) => text(task.descripcion) },
  id: { width: '6rem', align: 'end', render: (task) => text(task.id) },
};

/** The columns of the list of tasks: those that the user chose, in their order, else the usual ones. */
export function useTaskColumns(chosen: readonly string[] | null, today: string) {
  const t = useTranslations('contacts.tasks');
  const nameOr = useNameOr();
  return useMemo(() => {
    const shownIds = chosenColumns<ColumnName>(columnNames, usual, chosen);
    const title: DataColumn<TaskRecord> = {
      id: 'titulo',
      label: t('titulo'),
      width: 'minmax(14rem,3fr)',
      render: (task) => nameOr(task.titulo, task.id),
    };
    const others = shownIds.map((id) => ({
      ...columns[id],
      id,
      label: t(`column.${id}`),
      render: (task: TaskRecord) => columns[id].render(task, today),
    }));
    return {
      shown: [title, ...others],
      shownIds,
      choices: columnNames.map((id) => ({ id, label: t(`column.${id}`) })),
    };
  }, [chosen, today, t, nameOr]);
}
