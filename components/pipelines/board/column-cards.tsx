'use client';

import { type FocusEvent, memo, type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardColumn } from '@/components/pipelines/board-columns';
import { useBoard } from '@/components/pipelines/board-context';
import { type CardView, rowHeightOf } from '@/components/pipelines/cards/card-view';
import { DealCard } from '@/components/pipelines/cards/deal-card';
import { useCardWords } from '@/components/pipelines/cards/use-card-words';
import { type DealRecord, idOf } from '@/lib/api/records';
import { DropGap } from './drop-gap';
import type { Gaps } from './gaps';
import { useHasFinger } from './use-has-finger';
import { scrollToRow, useRowWindow } from './use-row-window';

type ColumnCardsProps = {
  column: BoardColumn;
  /** The column's cards that match the filters. */
  shown: readonly DealRecord[];
  view: CardView;
  /** The card that the keys are at; a new object asks it to take the focus. */
  active: { readonly dealId: string } | null;
  heldIds: ReadonlySet<string>;
  selection: ReadonlySet<string>;
  gaps: Gaps;
  labelledBy: string;
  onActivate: (dealId: string) => void;
  onNearEnd: (stageId: string) => void;
};

/** The cards of a stage: a list that draws only those in sight and a few around them. */
export const ColumnCards = memo(function ColumnCards(props: ColumnCardsProps) {
  const { column, shown, view, active, heldIds, selection, gaps, onNearEnd } = props;
  const board = useBoard();
  const words = useCardWords(board.today);
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = rowHeightOf(view);
  const { from, to } = useRowWindow(scroller, { count: shown.length, rowHeight });
  const activeIndex = active === null ? -1 : shown.findIndex((deal) => idOf(deal) === active.dealId);
  useScrollToActive(scroller, active, activeIndex, rowHeight);

  // Boxes and menus are made only where somebody can get at them: thousands of them would slow every scroll.
  const hasFinger = useHasFinger();
  const [hoveredId, setHoveredId] = useState<string>();

  const isNearEnd = !column.isComplete && shown.length > 0 && to > shown.length - 20;
  useEffect(() => {
    if (isNearEnd) onNearEnd(column.id);
  }, [isNearEnd, onNearEnd, column.id]);

  /** Tab leads into the list, and there to the first card in sight; the arrow keys lead on. */
  function onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
    if (target !== currentTarget || !target.matches(':focus-visible')) return;
    const first = shown[Math.ceil((scroller.current?.scrollTop ?? 0) / rowHeight)];
    if (first) props.onActivate(idOf(first));
  }

  return (
    <div
      ref={scroller}
      data-column-scroller
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-sunken px-2 pb-2 will-change-scroll"
    >
      <ul
        aria-labelledby={props.labelledBy}
        tabIndex={activeIndex === -1 && shown.length > 0 ? 0 : -1}
        onFocus={onFocus}
        onPointerOver={({ target }) => setHoveredId(cardIdOf(target))}
        onPointerLeave={() => setHoveredId(undefined)}
        className="relative select-none outline-none"
        style={{ height: shown.length * rowHeight }}
      >
        {drawnRows(from, to, activeIndex).map((index) => {
          const deal = shown[index]!;
          const id = idOf(deal);
          return (
            <DealCard
              key={id}
              deal={deal}
              stage={column.stage}
              href={board.dealHref(id)}
              view={view}
              words={words}
              today={board.today}
              now={board.now}
              top={index * rowHeight}
              height={rowHeight - 8}
              position={index + 1}
              setSize={column.isComplete ? shown.length : -1}
              mayMove={board.mayMove}
              hasTools={
                board.mayWrite &&
                (hasFinger || id === hoveredId || index === activeIndex || selection.has(id))
              }
              isSelected={selection.has(id)}
              isHeld={heldIds.has(id)}
              isActive={index === activeIndex}
              focusRequest={index === activeIndex ? active : null}
            />
          );
        })}
      </ul>
      <DropGap gaps={gaps} stageId={column.id} rowHeight={rowHeight} />
    </div>
  );
});

function cardIdOf(target: EventTarget): string | undefined {
  return (target as HTMLElement).closest<HTMLElement>('[data-deal-id]')?.dataset.dealId;
}

/** The card with the focus stays in the page while it is scrolled away, or the focus would be lost. */
function drawnRows(from: number, to: number, activeIndex: number): readonly number[] {
  const rows = Array.from({ length: to - from }, (_, row) => from + row);
  if (activeIndex === -1 || (activeIndex >= from && activeIndex < to)) return rows;
  return activeIndex < from ? [activeIndex, ...rows] : [...rows, activeIndex];
}

/** Once for each time it is asked for: a later read that moves the card must not scroll the column back to it. */
function useScrollToActive(
  scroller: RefObject<HTMLElement | null>,
  active: ColumnCardsProps['active'],
  index: number,
  rowHeight: number,
) {
  const scrolledTo = useRef<typeof active>(null);
  useEffect(() => {
    if (active === null || index === -1 || scrolledTo.current === active) return;
    scrolledTo.current = active;
    if (scroller.current) scrollToRow(scroller.current, index, rowHeight);
  }, [active, index, rowHeight, scroller]);
}
