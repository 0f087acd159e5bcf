'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FocusEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardColumn as Column, ColumnState } from '@/components/pipelines/board-columns';
import { useBoard } from '@/components/pipelines/board-context';
import { type CardView, rowHeights } from '@/components/pipelines/cards/card-view';
import { lazy } from '@/components/ui/lazy';
import { type DealRecord, idOf } from '@/lib/api/records';
import { BoardColumn } from './board-column';
import { useBoxSelection } from './use-box-selection';
import { useCardDrags } from './use-card-drags';
import { useCardKeys, withCarried } from './use-card-keys';
import { useSelection } from './use-selection';

const MoveMenu = lazy(() => import('./move-menu').then((module) => module.MoveMenu));
const SelectionBar = lazy(() =>
  import('@/components/pipelines/deal/selection-bar').then((module) => module.SelectionBar),
);

type BoardCanvasProps = {
  /** The columns with only the cards that match the filters. */
  shown: readonly Column[];
  isFiltered: boolean;
  states: readonly ColumnState[];
  view: CardView;
  onNearEnd: (stageId: string) => void;
  /** A card is in the air: what others change must wait. */
  onHold: (isHeld: boolean) => void;
};

const noDeals: readonly DealRecord[] = [];

/** The columns side by side, and everything that hands and keys do with their cards. */
export function BoardCanvas({ shown, isFiltered, states, view, onNearEnd, onHold }: BoardCanvasProps) {
  const t = useTranslations('pipelines');
  const board = useBoard();
  const router = useRouter();
  const scroller = useRef<HTMLDivElement>(null);
  const selection = useSelection();
  const [active, setActive] = useState<{ readonly dealId: string } | null>(null);
  const activate = useCallback((dealId: string) => setActive({ dealId }), []);
  const [menuFor, setMenuFor] = useState<DealRecord | null>(null);
  const menuTrigger = useRef<HTMLElement | null>(null);

  const onMove: typeof board.requestMove = (request) => {
    // Nothing is held any more: the cards are shown where they go in the same drawing that lets go of them.
    onHold(false);
    selection.clear();
    board.requestMove(request);
  };
  const hand = { isOn: board.mayMove, shown, rowHeight: rowHeights[view.density], selection: selection.ids };
  const { dragged, gap } = useCardDrags(scroller, { ...hand, onMove });
  useBoxSelection(scroller, { ...hand, onReplace: selection.replace });
  const { carry, announcement, onKeyDown } = useCardKeys({
    shown,
    mayMove: board.mayMove,
    selection: selection.ids,
    activeId: active?.dealId ?? null,
    onActivate: activate,
    onSelect: selection.select,
    onMove,
  });
  const heldIds = useMemo(() => (carry ? new Set(carry.deals.map(idOf)) : dragged), [carry, dragged]);
  const isHeld = heldIds.size > 0;
  useEffect(() => {
    onHold(isHeld);
    return () => onHold(false);
  }, [isHeld, onHold]);
  const displayed = useMemo(() => withCarried(shown, carry), [shown, carry]);

  function onClick(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const dealId = target.closest<HTMLElement>('[data-deal-id]')?.dataset.dealId;
    if (!dealId) return;
    const menu = target.closest<HTMLElement>('[data-menu]');
    if (menu) {
      // Beside the card: its button goes as soon as the menu takes the pointer from it.
      menuTrigger.current = menu.closest('[data-deal-id]');
      setMenuFor(board.findDeal(dealId) ?? null);
    } else if (target.closest('[data-card-tools]')) {
      if (target.matches('[data-select]')) selection.select([dealId]);
    } else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      router.push(board.dealHref(dealId), { scroll: false });
    } else if (board.mayMove && !target.matches('[data-card-link]')) {
      selection.select([dealId]);
    }
  }

  /** The keys go on from the card that has the focus, however it came by it. */
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const link = target.closest('[data-card-link]');
    const dealId = link?.closest<HTMLElement>('[data-deal-id]')?.dataset.dealId;
    if (dealId && dealId !== active?.dealId) activate(dealId);
  }

  const selected =
    selection.ids.size === 0
      ? noDeals
      : shown.flatMap((column) => column.deals.filter((deal) => selection.ids.has(idOf(deal))));
  return (
    <>
      <p id="board-instructions" className="sr-only">
        {t('keys.instructions')}
      </p>
      <div aria-live="assertive" className="sr-only">
        {announcement}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks and keys of the cards' own links and buttons, handled in one place for thousands of them */}
      <div
        ref={scroller}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocus={onFocus}
        data-board
        className="relative flex min-h-0 flex-1 snap-x snap-mandatory gap-3 overflow-x-auto px-4 pb-4 sm:snap-none sm:px-6"
      >
        {displayed.map((column, index) => (
          <BoardColumn
            key={column.id}
            column={board.columns[index] ?? column}
            shown={column.deals}
            isFiltered={isFiltered}
            state={states[index]}
            view={view}
            active={active}
            heldIds={heldIds}
            selection={selection.ids}
            gap={gap?.stageId === column.id ? gap.index : null}
            onActivate={activate}
            onNearEnd={onNearEnd}
          />
        ))}
      </div>
      {selected.length > 0 && (
        <SelectionBar deals={selected} stages={board.stages} onMove={onMove} onClear={selection.clear} />
      )}
      {menuFor && (
        <MoveMenu
          deals={[menuFor]}
          trigger={menuTrigger}
          href={board.dealHref(idOf(menuFor))}
          onMove={onMove}
          onClose={() => setMenuFor(null)}
        />
      )}
    </>
  );
}
