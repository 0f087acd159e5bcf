'use client';

import { Copy, Link2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useNameOr } from '@/components/records/blank';
import { WalkProvider, walkOf } from '@/components/records/panel/walk-context';
import type { DataColumn, RowAction } from '@/components/records/table/data-column';
import { DataTable } from '@/components/records/table/data-table';
import { ColumnChoice } from '@/components/records/views/column-choice';
import { SavedViews } from '@/components/records/views/saved-views';
import { useColumns } from '@/components/records/views/use-columns';
import { useWords } from '@/components/records/words';
import { EmptyState } from '@/components/ui/empty-state';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import type { Id } from '@/lib/api/loose';
import { idOf } from '@/lib/api/records';
import { isFilteredHere } from '@/lib/records/question';
import { keyOf, pathOf } from '@/lib/resources/resource';
import { ExportMenu, type OtherExport } from './export-menu';
import { ListCountLine } from './list-count-line';
import { type FilterControls, RecordFilters } from './record-filters';
import { type EditOf, type OwnCells, useRecordColumns } from './use-record-columns';
import type { RecordListState } from './use-record-list';
import { useSearchKey } from './use-search-key';

type RecordListProps<Row extends object> = {
  list: RecordListState<Row>;
  /** Cells and filters in a way of the page's own. */
  cells?: OwnCells<Row> | undefined;
  filters?: FilterControls | undefined;
  /** Columns that no field describes, which depend on what was read; the same list while none of it changes. */
  moreColumns?: readonly DataColumn<Row>[] | undefined;
  /** Where a row leads to: its own page otherwise. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** What is shown of a row on a phone, below its title; its details otherwise. */
  summaryOf?: ((row: Row) => ReactNode) | undefined;
  /** Other files of what the filters match. */
  exports?: readonly OtherExport[] | undefined;
  /** Where the list's own export is not called as its resource: what it is called, and what it is asked besides. */
  exportAs?: { readonly list: string; readonly query: Readonly<Record<string, string>> } | undefined;
  /** Buttons at the end of the line of filters. */
  actions?: ReactNode;
  /** How cells are edited in place: `useRecordEdit`. */
  edit?: EditOf<Row> | undefined;
  /** What can be done with one row, beside copying what it is. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  icon?: ReactNode;
  /** Stands where nothing fits a filter that is a place of its own: an empty trash. */
  noMatch?: ReactNode;
  /** What can be done where there is nothing yet. */
  emptyActions?: ReactNode;
  /** Stands over the rows once some are chosen; without it rows cannot be chosen. */
  bulk?: ReactNode;
  /** Stands in the place of the table: a board. */
  body?: ReactNode;
  /** How many of the rows it shows, where it leaves some out by itself. */
  bodyCount?: number | undefined;
  /** The panel of the open record. */
  children: ReactNode;
};

/** The list of a resource: search, filters, views, columns, export, rows, and the panel of the open one. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { list, cells, children } = props;
  const { of, source, rows } = list;
  const t = useTranslations('ui.list');
  const words = useWords(of.words.list);
  const nameOr = useNameOr();
  const { set, query, selection } = list;
  const onSort = useCallback((sort: unknown) => (set as (change: object) => void)({ sort }), [set]);
  const own = useRecordColumns({ of, cells, edit: props.edit });
  const { moreColumns } = props;
  const columns = useMemo(() => (moreColumns ? [...own, ...moreColumns] : own), [own, moreColumns]);
  const { state, change } = useColumns(of.name, columns);
  const rowKey = useCallback((row: Row) => keyOf(of, row), [of]);
  const hrefOf = useCallback((row: Row) => `${pathOf(of, keyOf(of, row))}${query}`, [of, query]);
  const summaryOf = useCallback((row: Row) => of.details(row).filter(Boolean).join(' · ') || '—', [of]);
  const nameOf = useCallback((row: Row) => nameOr(of.title(row), (row as { id?: Id }).id), [nameOr, of]);
  const selectLabelOf = useCallback((row: Row) => t('select', { name: nameOf(row) }), [t, nameOf]);
  const leads = props.hrefOf ?? hrefOf;
  const walk = useMemo(() => walkOf(rows, rowKey, leads), [rows, rowKey, leads]);
  const copyActions = useCopyActions(leads);
  useSearchKey(words('search'));

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4 sm:px-6">
      <RecordFilters
        of={of}
        values={list.values}
        onChange={set}
        controls={props.filters}
        without={list.ignored}
      >
        <SavedViews page={of.name} query={query.slice(1)} onApply={list.replace} />
        {!props.body && <ColumnChoice columns={columns} state={state} onChange={change} />}
        <ExportMenu
          list={props.exportAs?.list ?? of.name}
          name={words('title')}
          query={exportQuery(list, props.exportAs?.query)}
          also={props.exports}
        />
        {props.actions}
      </RecordFilters>
      {props.bulk && list.chosen.length > 0 && props.bulk}
      {list.read.length > 0 && (
        <ListCountLine
          list={{
            shown: props.bodyCount ?? rows.length,
            read: list.read.length,
            isPartial: list.isPartial,
            isFiltered: list.isFiltered,
            isFilteredHere: isFilteredHere(of, list.values) || (props.bodyCount ?? rows.length) < rows.length,
            needsAll: list.needsAll,
            total: list.total,
            isStale: source.isStale,
          }}
          onReadOn={list.readOn}
        />
      )}
      {list.isPending ? (
        <LoadingState rows={12} />
      ) : list.error ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : rows.length === 0 && !source.hasMore ? (
        list.isFiltered ? (
          props.noMatch || <NoMatchState onClear={list.clear} />
        ) : (
          <EmptyState icon={props.icon} title={words('emptyTitle')} actions={props.emptyActions}>
            {words('emptyText')}
          </EmptyState>
        )
      ) : (
        props.body || (
          <DataTable
            label={words('title')}
            columns={columns}
            columnState={state}
            onColumnState={change}
            sort={list.sort}
            onSort={onSort}
            rows={source}
            keyOf={rowKey}
            hrefOf={leads}
            summaryOf={props.summaryOf ?? summaryOf}
            openKey={list.openId}
            rowActions={(row) => [...(props.rowActions?.(row) ?? []), ...copyActions(row)]}
            selection={props.bulk ? selection : undefined}
            nameOf={nameOf}
            selectLabelOf={selectLabelOf}
          />
        )
      )}
      <WalkProvider value={walk}>{children}</WalkProvider>
    </div>
  );
}

/** Its id, for who writes an integration, and its address, for who tells somebody else. */
function useCopyActions<Row extends object>(hrefOf: (row: Row) => string) {
  const t = useTranslations('ui');
  const copy = (text: string) => () =>
    void navigator.clipboard.writeText(text).then(
      () => toastSuccess(t('copied')),
      () => toastError(t('copyFailed')),
    );
  return (row: Row): readonly RowAction[] => [
    { id: 'copy id', label: t('list.copyId'), icon: <Copy />, run: copy(idOf(row as { id?: Id })) },
    {
      id: 'copy link',
      label: t('list.copyLink'),
      icon: <Link2 />,
      run: copy(new URL(hrefOf(row), window.location.origin).href),
    },
  ];
}

/** What the export is asked for: what the list is, on the day that it is. */
function exportQuery<Row extends object>(
  { query, ignored, today, zone }: RecordListState<Row>,
  more: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...more });
  for (const name of ignored) params.delete(name);
  if (today !== '') params.set('today', today);
  if (zone !== undefined) params.set('zone', zone);
  return params.toString();
}
