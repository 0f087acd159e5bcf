'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Spinner } from '@/components/ui/spinner';
import { type DataColumn, DataTableRow, rowGrid } from './data-table-row';
import type { RowSelection } from './row-selection';
import { SortButton } from './sort-button';
import { ErrorState } from './states';
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
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are laid out anew
  useEffect(() => virtualizer.measure(), [height]);

  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const isNearEnd = last >= rows.length - AHEAD;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !moreError && isNearEnd) onLoadMore();
  }, [hasMore, isLoadingMore, moreError, isNearEnd, onLoadMore]);

  const keys = useTableKeys({
    scroller,
    count: rows.length,
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    onToggle: selection?.toggle,
  });

  function onClick(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
    if (index < 0) return;
    keys.setTabStop(index);
    if (target.matches('[data-select]')) selection?.toggle(index, event.shiftKey);
  }

  const tracks = columns.map(({ width }) => width).join(' ');
  const style = {
    '--columns': selection ? `2.5rem ${tracks}` : tracks,
    '--narrow': selection ? '2.5rem minmax(0,1fr)' : 'minmax(0,1fr)',
  } as CSSProperties;
  const chosen = selection ? rows.filter((row) => selection.keys.has(keyOf(row))).length : 0;

  return (
    <section
      aria-label={label}
      ref={scroller}
      style={style}
      className="relative min-h-40 flex-1 overflow-auto rounded-lg border bg-surface"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, placed by a transform */}
      <div
        role="table"
        aria-label={label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-busy={props.isStale}
        onKeyDown={keys.onKeyDown}
        onClick={onClick}
        className={classNames('w-full sm:min-w-min', props.isStale && 'opacity-60')}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: nothing in the head is acted on but the box */}
        <div
          role="row"
          aria-rowindex={1}
          className={classNames(rowGrid, 'sticky top-0 z-2 h-8 border-b bg-canvas text-ink-muted text-xs')}
        >
          {selection && (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div role="columnheader" className="flex items-center justify-center">
              <input
                type="checkbox"
                aria-label={t('selectLoaded')}
                checked={rows.length > 0 && chosen === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
                }}
                onChange={(event) => selection.setAll(event.target.checked)}
                className="size-4 accent-accent pointer-coarse:size-5"
              />
            </div>
          )}
          {columns.map((column, place) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              role="columnheader"
              key={column.id}
              aria-sort={column.sort && (column.sort.direction ?? 'none')}
              className={classNames(
                'truncate px-2 font-medium',
                place > 0 && 'hidden sm:block',
                column.align === 'end' && 'text-right',
              )}
            >
              {column.sort ? <SortButton label={column.label} {...column.sort} /> : column.label}
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {items.map((item) => {
            const row = rows[item.index]!;
            const key = keyOf(row);
            return (
              <DataTableRow
                key={key}
                row={row}
                index={item.index}
                start={item.start}
                height={height}
                columns={columns}
                href={hrefOf(row)}
                summaryOf={summaryOf}
                isWide={isWide}
                isOpen={key === props.openKey}
                isTabStop={item.index === keys.tabStop}
                isSelected={selection?.keys.has(key)}
                selectLabel={props.selectLabelOf?.(row) ?? t('selectRow')}
              />
            );
          })}
        </div>
      </div>
      {isLoadingMore && (
        <p role="status" className="flex items-center justify-center gap-2 py-3 text-ink-muted">
          <Spinner />
          {t('loadingMore')}
        </p>
      )}
      {Boolean(moreError) && !isLoadingMore && <ErrorState error={moreError} onRetry={onLoadMore} />}
    </section>
  );
}
