'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SearchBox } from '@/components/records/list/search-box';
import { ContactPicker } from '@/components/records/pick/contact-picker';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { taskStatuses } from '@/lib/api/contract/tasks';
import { dueChoices, isTaskFiltered, type TaskFilter } from '@/lib/contacts/task-filter';

import { useTaskStatusName } from './task-words';

type TaskFiltersProps = {
  filter: TaskFilter;
  /** The board shows every status side by side. */
  isBoard: boolean;
  onChange: (change: Partial<TaskFilter>) => void;
  onClear: () => void;
  children: ReactNode;
};

const ALL = 'all';

/** The filters over the tasks; `children` stand below them. */
export function TaskFilters({ filter, isBoard, onChange, onClear, children }: TaskFiltersProps) {
  const t = useTranslations('contacts.tasks');
  const statusName = useTaskStatusName();
  const statuses = [...new Set([...taskStatuses, ...(filter.status === '' ? [] : [filter.status])])];
  const choose = (name: keyof TaskFilter) => (id: string) => onChange({ [name]: id === ALL ? '' : id });
  return (
    <>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
        <SearchBox
          label={t('search')}
          value={filter.q}
          onCommit={(q) => onChange({ q })}
          className="col-span-2 sm:w-56"
        />
        {!isBoard && (
          <Select
            label={t('statusLabel')}
            isLabelHidden
            className="sm:w-44"
            value={filter.status || ALL}
            onChange={choose('status')}
            options={[
              { id: ALL, label: t('anyStatus') },
              ...statuses.map((id) => ({ id, label: statusName(id) })),
            ]}
          />
        )}
        <Select
          label={t('due')}
          isLabelHidden
          className="sm:w-44"
          value={filter.due || ALL}
          onChange={choose('due')}
          options={[
            { id: ALL, label: t('anyDue') },
            ...dueChoices.map((id) => ({ id, label: t(`dueChoice.${id}`) })),
          ]}
        />
        <div className="sm:w-48">
          <ContactPicker
            label={t('contact')}
            isLabelHidden
            placeholder={t('contact')}
            value={filter.contact || null}
            onChange={(id) => onChange({ contact: id === null ? '' : String(id) })}
          />
        </div>
        <SearchBox
          label={t('assignee')}
          value={filter.assignee}
          onCommit={(assignee) => onChange({ assignee })}
          className="sm:w-44"
        />
        {isTaskFiltered(filter) && (
          <Button variant="ghost" onPress={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </>
  );
}
