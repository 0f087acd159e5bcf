'use client';

import { useTranslations } from 'next-intl';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import type { Sort } from '@/lib/fields/codecs';
import type { ColumnState } from '@/lib/records/column-state';
import type { RowSource } from '@/lib/records/row-source';
import type { DataColumn, RowAction } from './data-column';
import { DataTableHead, HEAD_HEIGHT } from './data-table-head';
import { DataTableRow, type RowKind, type RowWords } from './data-table-row';
import { MoreRows } from './more-rows';
import { NewRows } from './new-rows';
import type { RowSelection } from './row-selection';
import { rowHeight, tracksOf } from './tracks';
import { useArranging } from './use-arranging';
import { useCellEdits } from './use-cell-edits';
import { useIsWide } from './use-is-wide';
import { useRowMenu } from './use-row-menu';
import { useTableKeys } from './use-table-keys';

/** What a page's own keys do in a table. */
export type TableHandle = {
  /** Puts the focus on the first row in sight. */
  readonly enter: () => void;
  readonly open: () => void;
  /** The row that has the focus. */
  readonly focused: () => number | undefined;
};

/** New rows come in at the head by themselves; moving by hand stops that. */
export type LiveRows = {
  readonly waiting: number;
  /** "3 new". */
  readonly label: string;
  readonly admit: () => void;
  readonly isFollowing: boolean;
  readonly onFollow: (isFollowing: boolean) => void;
};

type DataTableProps<Row> = {
  label: string;
  /** All that there are; the first one that is shown holds the link to the record, and is all that a phone shows. */
  columns: readonly DataColumn<Row>[];
  /** Which are shown, how wide, where; without it all are, in their order. */
  columnState?: ColumnState | undefined;
  onColumnState?: ((state: ColumnState) => void) | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort | undefined) => void) | undefined;
  rows: RowSource<Row>;
  /** Empty for a record without an id that can be read. */
  keyOf: (row: Row) => string;
  /** Absent where rows lead nowhere. */
  hrefOf?: ((row: Row) => string | undefined) | undefined;
  summaryOf: (row: Row) => ReactNode;
  /** Lines of a row on a phone, that of its first column with it. */
  narrowLines?: 2 | 3;
  openKey?: string | undefined;
  selection?: RowSelection | undefined;
  /** What a row is called, for those who hear it. */
  nameOf?: (row: Row) => string;
  /** What selecting it is called. */
  selectLabelOf?: (row: Row) => string;
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  live?: LiveRows | undefined;
  /** Stands below the last row once there are no more. */
  end?: ReactNode;
  handle?: Ref<TableHandle>;
  /** What scrolls, for a page that has to do with it. */
  scroller?: RefObject<HTMLElement | null>;
};

const none: ReadonlySet<string> = new Set();
/** How near to the end of what is read the next page is asked for: half a page. */
const AHEAD = 50;

/**
 * A table of records of any length: only the rows in sight exist, and further ones are read as they come near. It fills
 * the height that its parent leaves it. New rows never move what is under the pointer or what somebody went to by hand.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, keyOf, hrefOf, summaryOf, selectLabelOf, selection, live, rowActions } = props;
  const { nameOf = selectLabelOf ?? keyOf } = props;
  const { count, rowAt, hasMore, isLoadingMore, moreError, loadMore } = rows;
  const t = useTranslations('ui');
  const ownScroller = useRef<HTMLElement>(null);
  const { scroller = ownScroller } = props;
  const isWide = useIsWide();
  const [isPointed, setIsPointed] = useState(false);
  const height = rowHeight(isWide, props.narrowLines);
  const sight = useFixedRows({ scroller, count, height, offset: HEAD_HEIGHT });
  const { columns, still, state, arranging, told } = useArranging(
    props.columns,
    props.columnState,
    props.onColumnState,
  );

  useEffect(() => rows.near?.(sight.first, sight.last));
  const isNearEnd = sight.last >= count - AHEAD;
  useEffect(() => {
    if (isNearEnd && rows.hasMore && !rows.isLoadingMore && !rows.moreError) rows.loadMore();
  }, [rows, isNearEnd]);
  const { waiting = 0, isFollowing = false, admit } = live ?? {};
  useEffect(() => {
    if (waiting > 0 && isFollowing && !isPointed) admit?.();
  }, [waiting, isFollowing, isPointed, admit]);

  function show(index: number) {
    live?.onFollow(false);
    sight.show(index);
  }
  const menu = useRowMenu(scroller, { rowAt, rowActions, nameOf });
  const keys = useTableKeys({
    scroller,
    count,
    show,
    onToggle: selection?.toggle,
    onEdit,
    onMenu: rowActions && menu.open,
  });
  const { edits, editing, sent } = useCellEdits({ columns, count, rowAt, keyOf, focus: keys.focus, show });

  function onEdit(index: number, wanted: string | undefined) {
    const row = rowAt(index);
    const column = columns.find(
      ({ id, edit }, place) => place > 0 && (wanted ?? id) === id && row && edit?.(row),
    );
    if (row && column) edits.begin({ key: keyOf(row), index, column: column.id });
  }

  const focused = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]');
    return row && scroller.current?.contains(row) ? row : undefined;
  };
  useImperativeHandle(props.handle, () => ({
    enter: () => keys.focusRow(Math.ceil((scroller.current?.scrollTop ?? 0) / height)),
    open: () => focused()?.querySelector<HTMLElement>('[data-row-link]')?.click(),
    focused: () => (focused() ? Number(focused()?.dataset.index) : undefined),
  }));

  function onScroll() {
    const { scrollTop = 0, scrollLeft = 0 } = scroller.current ?? {};
    scroller.current?.toggleAttribute('data-sideways', scrollLeft > 0);
    // Away from the head somebody is reading; what comes in would not be seen there anyway.
    if (isFollowing && scrollTop > height) live?.onFollow(false);
  }

  const hasMenu = rowActions !== undefined;
  const words = useMemo<RowWords>(
    () => ({ menu: t('rowMenu', { name: '{name}' }), select: t('selectRow'), noId: t('noId') }),
    [t],
  );
  const hasBoxes = selection !== undefined;
  const kind = useMemo<RowKind<Row>>(
    () => ({ columns, still, hrefOf, summaryOf, nameOf, selectLabelOf, hasBoxes, hasMenu, words, edits }),
    [columns, still, hrefOf, summaryOf, nameOf, selectLabelOf, hasBoxes, hasMenu, words, edits],
  );
  const selected = selection?.keys ?? none;
  const isAll = useMemo(
    () =>
      count > 0 && selected.size >= count && all(count, (at) => selected.has(keyAt(rows, keyOf, at) ?? '')),
    [count, selected, rows, keyOf],
  );

  return (
    // The share is one of 0 px: one of 0 % would be the height of all rows where the parent's depends on its content.
    <div
      className="relative flex min-h-0 flex-[1_1_0px] flex-col"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
    >
      {live && waiting > 0 && (
        <NewRows
          label={live.label}
          at="head"
          onPress={() => {
            live.admit();
            scroller.current?.scrollTo({ top: 0 });
            live.onFollow(true);
          }}
        />
      )}
      <section
        aria-label={label}
        ref={scroller}
        style={tracksOf(columns, state, { hasBoxes, hasMenus: hasMenu })}
        className="group/table relative min-h-40 flex-[1_1_0px] overflow-auto overscroll-contain rounded-lg border bg-surface will-change-scroll"
        onScroll={onScroll}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, placed by a transform */}
        <div
          role="table"
          aria-label={label}
          aria-rowcount={hasMore ? -1 : count + 1}
          aria-colcount={columns.length + Number(hasBoxes) + Number(hasMenu)}
          aria-busy={rows.isStale}
          {...keys.handlers}
          className={classNames('w-full sm:min-w-min', rows.isStale && 'opacity-60')}
        >
          <DataTableHead
            columns={columns}
            still={still}
            choice={
              selection && {
                isAll: selection.isRule || isAll,
                isSome: selected.size > 0,
                onChange: selection.setAll,
              }
            }
            hasMenu={hasMenu}
            sort={props.sort}
            onSort={props.onSort}
            arranging={arranging}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div role="rowgroup" className="relative" style={{ height: sight.total }}>
            {withOne(sight.indexes, editing?.index).map((index) => {
              const row = rowAt(index);
              const start = sight.startOf(index);
              if (!row) return <Placeholder key={`at ${index}`} start={start} height={height} />;
              const key = keyOf(row);
              return (
                <DataTableRow
                  key={key || `at ${index}`}
                  kind={kind}
                  row={row}
                  rowKey={key}
                  index={index}
                  start={start}
                  height={height}
                  isWide={isWide}
                  isOpen={key !== '' && key === props.openKey}
                  isTabStop={index === keys.tabStop}
                  isSelected={
                    selection && key !== '' ? selection.isRule || selection.keys.has(key) : undefined
                  }
                  editing={editing?.key === key ? editing.column : undefined}
                  sent={sent.get(key)}
                />
              );
            })}
          </div>
        </div>
        <MoreRows isLoading={isLoadingMore} error={moreError} onRetry={loadMore} />
        {!hasMore && count > 0 && props.end}
      </section>
      <p role="status" className="sr-only">
        {told} {selected.size > 0 && t('rowsSelected', { count: selected.size })}
      </p>
      {menu.menu}
    </div>
  );
}

/** The key of a row, held or not; undefined where it has none. */
function keyAt<Row>(rows: RowSource<Row>, keyOf: (row: Row) => string, index: number): string | undefined {
  const row = rows.rowAt(index);
  return rows.keyAt ? rows.keyAt(index) : row && keyOf(row);
}

function all(count: number, is: (index: number) => boolean): boolean {
  for (let at = 0; at < count; at++) if (!is(at)) return false;
  return true;
}

/** A cell that is being edited stays, however far it is scrolled away: what is typed would be lost with it. */
function withOne(indexes: readonly number[], one: number | undefined): readonly number[] {
  return one === undefined || indexes.includes(one) ? indexes : [...indexes, one];
}

/** The place of a row whose page is being read again. */
function Placeholder({ start, height }: { start: number; height: number }) {
  return (
    <div
      aria-hidden
      style={{ top: start, height }}
      className="absolute inset-x-0 flex items-center border-b px-3"
    >
      <Skeleton className="h-3 w-1/3" />
    </div>
  );
}
