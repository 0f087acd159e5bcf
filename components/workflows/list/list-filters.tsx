'use client';

import { useTranslations } from 'next-intl';
import { SearchBox } from '@/components/records/list/search-box';
import { Select } from '@/components/ui/fields/select';
import type { WorkflowRecord } from '@/components/workflows/records';
import { workflowStatuses } from '@/lib/api/contract/workflows';
import type { ListFilter } from './list-filter';

type ListFiltersProps = {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  folders: readonly string[];
  workflows: readonly WorkflowRecord[];
};

/** Search and filters; folders only where the workflows name any. */
export function ListFilters({ filter, onChange, folders, workflows }: ListFiltersProps) {
  const t = useTranslations('workflows');
  const seen = workflows.flatMap(({ status }) => status ?? []);
  const statuses = [
    ...new Set<string>([...workflowStatuses, ...seen, ...(filter.status ? [filter.status] : [])]),
  ];
  const nameOf = (status: string) =>
    status === 'draft' || status === 'published' ? t(`state.${status}`) : status;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        label={t('list.search')}
        value={filter.search}
        onCommit={(search) => onChange({ search })}
        className="w-full sm:w-72"
      />
      <Select
        label={t('list.status')}
        isLabelHidden
        options={[
          { id: 'all', label: t('list.allStatuses') },
          ...statuses.map((status) => ({ id: status, label: nameOf(status) })),
        ]}
        value={filter.status === '' ? 'all' : filter.status}
        onChange={(status) => onChange({ status: status === 'all' ? '' : status })}
        className="w-44"
      />
      {(folders.length > 0 || filter.folder !== '') && (
        <Select
          label={t('list.folder')}
          isLabelHidden
          options={[
            { id: 'all', label: t('list.allFolders') },
            ...[...new Set([...folders, ...(filter.folder ? [filter.folder] : [])])].map((id) => ({
              id: `folder ${id}`,
              label: t('list.folderOf', { id }),
            })),
          ]}
          value={filter.folder === '' ? 'all' : `folder ${filter.folder}`}
          onChange={(id) => onChange({ folder: id === 'all' ? '' : id.slice('folder '.length) })}
          className="w-44"
        />
      )}
    </div>
  );
}
