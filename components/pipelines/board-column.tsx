'use client';

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorState } from '@/components/layout/states';
import { Skeleton } from '@/components/ui/skeleton';
import { useBoard } from './board-context';
import { makeColumnDroppable } from './card-drag';
import { ColumnHeader } from './column-header';
import { DealCard, type Density, rowHeights } from './deal-card';
import { totalsOf } from './deal-totals';
import { type BoardColumn as Column, type DealRecord, idOf } from './records';
import type { ColumnState } from './use-board-columns';

type BoardColumnProps = {
  column: Column;
  /** The column's cards that match the filters. */
  shown: readonly DealRecord[];
  isFiltered: boolean;
  state: ColumnState | undefined;
  density: Density;
  /** The card that the keys are at; a new object asks it to take the focus. */
  active: { readonly dealId: string } | null;
  heldIds: ReadonlySet<string>;
  selection: ReadonlySet<string>;
  sizeWith: (dealId: string) => number;
  onNearEnd: (stageId: string) => void;
};

/** One stage: its figures and a list that draws only the cards in sight. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, shown, isFiltered, state, density, active, heldIds, selection, onNearEnd } = props;
  const t = useTranslations('pipelines');
  const board = useBoard();
  const section = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [gap, setGap] = useState<number | null>(null);
  const rowHeight = rowHeights[density];
  const totals = useMemo(() => totalsOf(shown, column.stage), [shown, column.stage]);

  const activeIndex = active === null ? -1 : shown.findIndex((deal) => idOf(deal) === active.dealId);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => idOf(shown[index]!),
    overscan: 2,
    // The card with the focus stays in the page while it is scrolled away, or the focus would be lost.
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range);
        if (activeIndex === -1 || indexes.includes(activeIndex)) return indexes;
        return [...indexes, activeIndex].sort((a, b) => a - b);
      },
      [activeIndex],
    ),
  });
  const items = rows.getVirtualItems();
  // One card of each column is reached by Tab, the arrow keys lead to the others.
  const firstInSight = items[0] && shown[items[0].index];
  const tabStop = activeIndex === -1 ? firstInSight && idOf(firstInSight) : active?.dealId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are kept until another height asks for new ones
  useEffect(() => rows.measure(), [rows, rowHeight]);

  // Once for each time it is asked for: a later read that moves the card must not scroll the column back to it.
  const scrolledTo = useRef<typeof active>(null);
  useEffect(() => {
    if (active === null || activeIndex === -1 || scrolledTo.current === active) return;
    scrolledTo.current = active;
    rows.scrollToIndex(activeIndex);
  }, [active, activeIndex, rows]);

  const isNearEnd = !column.isComplete && (items.at(-1)?.index ?? 0) >= shown.length - 20;
  useEffect(() => {
    if (isNearEnd && shown.length > 0) onNearEnd(column.id);
  }, [isNearEnd, shown.length, onNearEnd, column.id]);

  const facts = useRef({ rowHeight, count: shown.length });
  facts.current = { rowHeight, count: shown.length };
  const { mayMove } = board;
  useEffect(() => {
    if (!mayMove || !section.current || !scroller.current) return;
    return makeColumnDroppable({
      section: section.current,
      scroller: scroller.current,
      stageId: column.id,
      rowHeight: () => facts.current.rowHeight,
      count: () => facts.current.count,
      onGap: setGap,
    });
  }, [mayMove, column.id]);

  const headingId = `stage-${column.id}`;
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      data-stage-id={column.id}
      className={`flex h-full w-[85vw] min-w-0 shrink-0 snap-center flex-col rounded-xl border bg-sunken sm:w-72 sm:snap-align-none lg:min-w-60 lg:flex-1 ${gap === null ? '' : 'border-accent'}`}
    >
      <ColumnHeader
        id={headingId}
        stage={column.stage}
        count={column.deals.length}
        shown={isFiltered ? shown.length : null}
        totals={totals}
        isComplete={column.isComplete}
        isPending={state?.isPending ?? false}
      />
      <div
        ref={scroller}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-sunken px-2 pb-2 will-change-scroll"
      >
        <ul
          aria-labelledby={headingId}
          // Cards that pass under a still pointer are not hovered: each would be drawn twice.
          className={`relative ${rows.isScrolling ? 'pointer-events-none' : ''}`}
          style={{ height: rows.getTotalSize() }}
        >
          {items.map((item) => {
            const deal = shown[item.index]!;
            const id = idOf(deal);
            return (
              <li
                key={item.key}
                aria-setsize={column.isComplete ? shown.length : -1}
                aria-posinset={item.index + 1}
                className="absolute inset-x-0 contain-layout"
                style={{ height: rowHeight - 8, top: item.start }}
              >
                <DealCard
                  deal={deal}
                  stage={column.stage}
                  href={board.dealHref(id)}
                  density={density}
                  today={board.today}
                  now={board.now}
                  mayMove={mayMove}
                  isSelected={selection.has(id)}
                  isHeld={heldIds.has(id)}
                  isActive={id === tabStop}
                  focusRequest={active?.dealId === id ? active : null}
                  sizeWith={props.sizeWith}
                />
              </li>
            );
          })}
        </ul>
        {gap !== null && (
          <div
            data-drop-gap={gap}
            className="pointer-events-none absolute inset-x-2 top-0 h-0.5 rounded bg-accent"
            style={{ transform: `translateY(${Math.max(gap * rowHeight - 5, 0)}px)` }}
          />
        )}
      </div>
      {state?.isPending && <ColumnSkeleton rowHeight={rowHeight} />}
      {state?.error != null && <ErrorState error={state.error} onRetry={state.retry} />}
      {!state?.isPending && !state?.error && shown.length === 0 && (
        <p className="pointer-events-none -mt-2 flex-2 px-4 text-center text-ink-faint text-xs">
          {isFiltered && column.deals.length > 0 ? t('column.noMatch') : t('column.empty')}
        </p>
      )}
    </section>
  );
});

function ColumnSkeleton({ rowHeight }: { rowHeight: number }) {
  return (
    <div aria-hidden className="flex-20 space-y-2 overflow-hidden px-2">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} style={{ height: rowHeight - 8 }}>
          <Skeleton className="h-full" />
        </div>
      ))}
    </div>
  );
}
