'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import { DataTableHead, HEAD_HEIGHT, tracksOf } from './data-table-head';
import { type DataColumn, DataTableRow } from './data-table-row';
import { MoreRows } from './more-rows';
import type { RowSelection } from './row-selection';
import { useIsWide } from './use-is-wide';
import { useTableKeys } from './use-table-keys';

type DataTableProps<Row> = {
  label: string;
  /** The first one holds the link to the record and is all that a phone shows, with the summary below it. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  hrefOf: (row: Row) => string;
  summaryOf: (row: Row) => ReactNode;
  openKey?: string | undefined;
  selection?: RowSelection | undefined;
  /** What choosing a row is called, for those who hear it. */
  selectLabelOf?: (row: Row) => string;
  /** Another answer is on its way: what is shown belongs to the question before. */
  isStale?: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreError?: unknown;
  onLoadMore: () => void;
};

const ROW = 40;
const TALL_ROW = 56;
/** How near to the end of what is loaded the next page is asked for. */
const AHEAD = 15;

/**
 * A table of records of any length: only the rows in sight exist, and further pages are read as they come near. It
 * fills the height that its parent leaves it.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, hrefOf, summaryOf, selection, onLoadMore, hasMore } = props;
  const { isLoadingMore, moreError } = props;
  const t = useTranslations('ui');
  const scroller = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  const height = isWide ? ROW : TALL_ROW;
  const places = useFixedRows({ scroller, count: rows.length, height, offset: HEAD_HEIGHT });
  const isNearEnd = places.last >= rows.length - AHEAD;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !moreError && isNearEnd) onLoadMore();
  }, [hasMore, isLoadingMore, moreError, isNearEnd, onLoadMore]);

  const keys = useTableKeys({
    scroller,
    count: rows.length,
    show: places.show,
    onToggle: selection?.toggle,
  });

  const chosen = selection ? rows.filter((row) => selection.keys.has(keyOf(row))).length : 0;

  return (
    <section
      aria-label={label}
      ref={scroller}
      style={tracksOf(columns, selection !== undefined)}
      className="relative min-h-40 flex-1 overflow-auto rounded-lg border bg-surface"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, placed by a transform */}
      <div
        role="table"
        aria-label={label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-busy={props.isStale}
        onKeyDown={keys.onKeyDown}
        onClick={keys.onClick}
        className={classNames('w-full sm:min-w-min', props.isStale && 'opacity-60')}
      >
        <DataTableHead
          columns={columns}
          choice={
            selection && {
              isAll: rows.length > 0 && chosen === rows.length,
              isSome: chosen > 0,
              onChange: selection.setAll,
            }
          }
        />
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="rowgroup" className="relative" style={{ height: places.total }}>
          {places.indexes.map((index) => {
            const row = rows[index]!;
            const key = keyOf(row);
            return (
              <DataTableRow
                key={key || `at ${index}`}
                row={row}
                index={index}
                start={places.startOf(index)}
                height={height}
                columns={columns}
                href={key === '' ? undefined : hrefOf(row)}
                summaryOf={summaryOf}
                isWide={isWide}
                isOpen={key !== '' && key === props.openKey}
                isTabStop={index === keys.tabStop}
                isSelected={key === '' ? undefined : selection?.keys.has(key)}
                selectLabel={props.selectLabelOf?.(row) ?? t('selectRow')}
              />
            );
          })}
        </div>
      </div>
      <MoreRows isLoading={isLoadingMore} error={moreError} onRetry={onLoadMore} />
    </section>
  );
}
