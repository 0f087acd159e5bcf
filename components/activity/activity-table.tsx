'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import type { DataColumn } from '@/components/records/table/data-column';
import { DataTable } from '@/components/records/table/data-table';
import { useColumns } from '@/components/records/views/use-columns';
import { Instant } from '@/components/ui/instant';
import { formatDuration } from '@/lib/format/dates';
import type { RowSource } from '@/lib/records/row-source';
import type { ActivityEntry } from './activity-queries';
import { OutcomeBadge } from './outcome-badge';

type ActivityTableProps = {
  rows: RowSource<ActivityEntry>;
  openId: string | null;
  hrefOf: (entry: ActivityEntry) => string;
};

/** Writes, newest first; the operation's name opens the entry. */
export function ActivityTable({ rows, openId, hrefOf }: ActivityTableProps) {
  const t = useTranslations('activity.column');
  const columns = useActivityColumns();
  const { state, change } = useColumns('activity', columns);
  return (
    <DataTable
      label={t('table')}
      columns={columns}
      columnState={state}
      onColumnState={change}
      rows={rows}
      keyOf={keyOf}
      hrefOf={hrefOf}
      summaryOf={useCallback(
        (entry: ActivityEntry) => (
          <span className="inline-flex items-center gap-2">
            <OutcomeBadge status={entry.status} />
            <Instant value={entry.at} withSeconds />
            {entry.user.name}
          </span>
        ),
        [],
      )}
      openKey={openId ?? undefined}
    />
  );
}

const keyOf = ({ id }: ActivityEntry) => String(id);

function useActivityColumns(): readonly DataColumn<ActivityEntry>[] {
  const t = useTranslations('activity.column');
  const locale = useLocale();
  return useMemo(() => {
    const column = (
      id: 'at' | 'outcome' | 'operation' | 'path' | 'user' | 'connection' | 'duration',
      width: number,
      render: DataColumn<ActivityEntry>['render'],
    ) => ({ id, label: t(id), isUsual: true, width, render });
    return [
      { ...column('operation', 176, ({ operationId }) => operationId), isFirst: true },
      column('at', 168, ({ at }) => <Instant value={at} withSeconds />),
      column('outcome', 88, ({ status }) => <OutcomeBadge status={status} />),
      column('path', 224, ({ method, path }) => (
        <span className="font-mono text-ink-muted text-xs">
          {method} {path}
        </span>
      )),
      column('user', 128, ({ user }) => user.name),
      column('connection', 128, ({ connection }) => connection.name || '—'),
      {
        ...column('duration', 88, ({ durationMs }) =>
          durationMs === null ? '—' : formatDuration(durationMs, locale),
        ),
        align: 'end' as const,
      },
    ];
  }, [t, locale]);
}
