'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FocusEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardColumn as Column, ColumnState } from '@/components/pipelines/board-columns';
import { useBoard } from '@/components/pipelines/board-context';
import { type CardView, rowHeightOf } from '@/components/pipelines/cards/card-view';
import { lazy } from '@/components/ui/lazy';
import { type DealRecord, idOf } from '@/lib/api/records';
import { BoardColumn } from './board-column';
import { cardBeside } from './board-keyboard';
import { useBoxSelection } from './use-box-selection';
import { useCardDrags } from './use-card-drags';
import { useCardKeys, withCarried } from './use-card-keys';
import { idsWith, useSelection } from './use-selection';

const CardMenu = lazy(() => import('./card-menu').then((module) => module.CardMenu));
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
const nobody: ReadonlySet<string> = new Set();

/** The columns side by side, and everything that hands and keys do with their cards. */
export function BoardCanvas({ shown, isFiltered, states, view, onNearEnd, onHold }: BoardCanvasProps) {
  const t = useTranslations('pipelines');
  const board = useBoard();
  const router = useRouter();
  const scroller = useRef<HTMLDivElement>(null);
  const selection = useSelection();
  const [active, setActive] = useState<{ readonly dealId: string } | null>(null);
  const activate = useCallback((dealId: string) => setActive({ dealId }), []);
  const [menuFor, setMenuFor] = useState<string | null>(null);
  const menuTrigger = useRef<HTMLElement | null>(null);

  const onMove: typeof board.requestMove = (request) => {
    // Nothing is held any more: the cards are shown where they go in the same drawing that lets go of them.
    onHold(false);
    selection.clear();
    board.requestMove(request);
  };
  /** Beside the card: its button goes as soon as the menu takes the pointer from it. */
  function openMenu(card: HTMLElement) {
    menuTrigger.current = card;
    setMenuFor(card.dataset.dealId ?? null);
  }

  const hand = { isOn: board.mayMove, shown, rowHeight: rowHeightOf(view), selection: selection.ids };
  const { dragged, gaps } = useCardDrags(scroller, { ...hand, onMove });
  useBoxSelection(scroller, { ...hand, onReplace: selection.replace });
  const { carry, announcement, onKeyDown } = useCardKeys({
    shown,
    mayMove: board.mayMove,
    maySelect: board.mayWrite,
    selection: selection.ids,
    activeId: active?.dealId ?? null,
    onActivate: activate,
    onSelect: selection.select,
    onMove,
    onMenu: openMenu,
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
    const card = target.closest<HTMLElement>('[data-deal-id]');
    const dealId = card?.dataset.dealId;
    if (!dealId) return;
    if (target.closest('[data-menu]')) openMenu(card);
    else if (target.closest('[data-card-tools]')) {
      if (target.matches('[data-select]')) selection.select([dealId]);
    } else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      router.push(board.dealHref(dealId), { scroll: false });
    } else if (board.mayWrite && !target.matches('[data-card-link]')) {
      selection.select([dealId]);
    }
  }

  /** The keys go on from the card that has the focus, however it came by it. */
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const link = target.closest('[data-card-link]');
    const dealId = link?.closest<HTMLElement>('[data-deal-id]')?.dataset.dealId;
    if (dealId && dealId !== active?.dealId) activate(dealId);
  }

  const dealsIn = (ids: ReadonlySet<string>) =>
    ids.size === 0 ? noDeals : shown.flatMap((column) => column.deals.filter((deal) => ids.has(idOf(deal))));
  /** The cards are on their way out of the board: the keys go on beside them. */
  function leave(from: string, leaving: ReadonlySet<string>) {
    const columns = shown.map(({ deals }) => deals.map(idOf));
    const next = cardBeside(columns.find((ids) => ids.includes(from)) ?? [], from, leaving);
    selection.clear();
    if (next !== undefined) activate(next);
  }

  const selected = dealsIn(selection.ids);
  const menuIds = menuFor === null ? nobody : idsWith(selection.ids, menuFor);
  const [first, ...rest] = dealsIn(menuIds);
  const isMenuOrphaned = menuFor !== null && !first;
  useEffect(() => {
    // Somebody else took its deal off the board: it does not come back with the deal.
    if (isMenuOrphaned) setMenuFor(null);
  }, [isMenuOrphaned]);
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
        // Without cards nothing in it takes the focus, by which keys could scroll it.
        {...(shown.every(({ deals }) => deals.length === 0) && { tabIndex: 0 })}
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
            gaps={gaps}
            onActivate={activate}
            onNearEnd={onNearEnd}
          />
        ))}
      </div>
      {selected.length > 0 && (
        <SelectionBar deals={selected} stages={board.stages} onMove={onMove} onClear={selection.clear} />
      )}
      {menuFor !== null && first && (
        <CardMenu
          deals={[first, ...rest]}
          trigger={menuTrigger}
          onMove={onMove}
          onSelect={rest.length === 0 ? () => selection.select([menuFor]) : undefined}
          onGone={() => leave(menuFor, menuIds)}
          onClose={() => setMenuFor(null)}
        />
      )}
    </>
  );
}
