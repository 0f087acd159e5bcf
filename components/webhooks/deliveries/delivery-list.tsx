'use client';

import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DataTableHead, HEAD_HEIGHT, tracksOf } from '@/components/records/table/data-table-head';
import type { DataColumn } from '@/components/records/table/data-table-row';
import { MoreRows } from '@/components/records/table/more-rows';
import { useIsWide } from '@/components/records/table/use-is-wide';
import { useTableKeys } from '@/components/records/table/use-table-keys';
import { Button } from '@/components/ui/button';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import type { DeliveryRow } from '@/lib/api/records';
import { DeliveryListRow } from './delivery-list-row';
import { DeliveryPlaceholder } from './delivery-placeholder';
import type { DeliveryRows } from './use-delivery-rows';
import type { ListSelection } from './use-list-selection';
import { useRowShortcuts } from './use-row-shortcuts';

type DeliveryListProps = {
  deliveries: DeliveryRows;
  columns: readonly DataColumn<DeliveryRow>[];
  summaryOf: (row: DeliveryRow) => ReactNode;
  hrefOf: (row: DeliveryRow) => string | undefined;
  openId: string | undefined;
  /** Undefined for those who may not act. */
  selection: ListSelection | undefined;
  onRedeliver: ((row: DeliveryRow) => void) | undefined;
  /** New rows come in by themselves; moving by hand stops that. */
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
};

const ROW = 40;
const TALL_ROW = 56;
/** How near to the end of what is read the next page is asked for: half a page. */
const AHEAD = 50;

/**
 * A list of deliveries of any length, of which only the rows in sight exist. New rows never move what is under the
 * pointer or what somebody went to by hand: they wait and say how many they are.
 */
export function DeliveryList(props: DeliveryListProps) {
  const { deliveries, columns, selection, isFollowing, onFollow } = props;
  const { list, count, searched, hasMore, isLoadingMore, moreError, mayGoOn, waiting, hasGap, admit } =
    deliveries;
  const t = useTranslations('webhooks.deliveries');
  const scroller = useRef<HTMLElement>(null);
  const [isPointed, setIsPointed] = useState(false);
  const isWide = useIsWide();
  const height = isWide ? ROW : TALL_ROW;
  const rows = useFixedRows({ scroller, count, height, offset: HEAD_HEIGHT });

  useEffect(() => {
    list.near(rows.first, rows.last);
  });
  const isNearEnd = rows.last >= count - AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of which nothing fits changes `searched` alone
  useEffect(() => {
    if (mayGoOn && hasMore && !isLoadingMore && !moreError && isNearEnd) void list.loadMore();
  }, [list, mayGoOn, hasMore, isLoadingMore, moreError, isNearEnd, searched]);
  useEffect(() => {
    if (waiting > 0 && isFollowing && !isPointed) admit();
  }, [waiting, isFollowing, isPointed, admit]);

  const keys = useTableKeys({
    scroller,
    count,
    show: (index) => {
      onFollow(false);
      rows.show(index);
    },
    onToggle: selection && ((index, extend) => selection.toggle(index, extend)),
  });

  function focusedRow(): HTMLElement | undefined {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]');
    return row && scroller.current?.contains(row) ? row : undefined;
  }

  useRowShortcuts({
    // The table itself moves on from a row that has the focus.
    enter: () => keys.focusRow(Math.ceil((scroller.current?.scrollTop ?? 0) / height)),
    open: () => focusedRow()?.querySelector<HTMLElement>('[data-row-link]')?.click(),
    redeliver: () => {
      const row = list.rowAt(Number(focusedRow()?.dataset.index ?? -1));
      if (row) props.onRedeliver?.(row);
    },
    search: () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  });

  /** Away from the head somebody is reading; what comes in would not be seen there anyway. */
  function onScroll() {
    if (isFollowing && (scroller.current?.scrollTop ?? 0) > height) onFollow(false);
  }

  const isAllChosen = selection !== undefined && count > 0 && selection.keys.size >= count;

  return (
    // The share is one of 0 px: one of 0 % would be the height of all rows where the parent's depends on its content.
    <div
      className="relative flex min-h-0 flex-[1_1_0px] flex-col"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
    >
      {waiting > 0 && (
        <Button
          variant="primary"
          size="sm"
          icon={<ArrowUp aria-hidden />}
          className="-translate-x-1/2 absolute top-10 left-1/2 z-10 rounded-full shadow-popover"
          onPress={() => {
            admit();
            scroller.current?.scrollTo({ top: 0 });
            onFollow(true);
          }}
        >
          {t(hasGap ? 'newMany' : 'new', { count: waiting })}
        </Button>
      )}
      <section
        aria-label={t('title')}
        ref={scroller}
        style={tracksOf(columns, selection !== undefined)}
        className="relative min-h-40 flex-[1_1_0px] overflow-auto overscroll-contain rounded-lg border bg-surface will-change-scroll"
        onScroll={onScroll}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: only the rows in sight exist, placed by a transform */}
        <div
          role="table"
          aria-label={t('title')}
          aria-rowcount={hasMore ? -1 : count + 1}
          onKeyDown={keys.onKeyDown}
          onClick={keys.onClick}
          className="min-w-full sm:w-max"
        >
          <DataTableHead
            columns={columns}
            choice={
              selection && {
                isAll: selection.isRule || isAllChosen,
                isSome: selection.keys.size > 0,
                onChange: selection.setAll,
              }
            }
          />
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div role="rowgroup" className="relative" style={{ height: rows.total }}>
            {rows.indexes.map((index) => {
              const row = list.rowAt(index);
              const start = rows.startOf(index);
              if (!row) return <DeliveryPlaceholder key={index} start={start} height={height} />;
              const key = String(row.id ?? index);
              return (
                <DeliveryListRow
                  key={key}
                  row={row}
                  index={index}
                  start={start}
                  height={height}
                  columns={columns}
                  hrefOf={props.hrefOf}
                  summaryOf={props.summaryOf}
                  isWide={isWide}
                  isOpen={key === props.openId}
                  isTabStop={index === keys.tabStop}
                  isSelected={selection && (selection.isRule || selection.keys.has(key))}
                />
              );
            })}
          </div>
        </div>
        <MoreRows isLoading={isLoadingMore} error={moreError} onRetry={() => void list.loadMore()} />
        {!hasMore && count > 0 && <p className="py-3 text-center text-ink-muted text-xs">{t('end')}</p>}
      </section>
    </div>
  );
}
