'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import type { BoardColumn } from '@/components/pipelines/board-columns';
import type { MoveRequest } from '@/components/pipelines/deal/use-move-deals';
import { type DealRecord, idOf } from '@/lib/api/records';
import { nextCard, nextPlace, type Place } from './board-keyboard';

/** Cards picked up by keyboard and the place that they are held over. */
export type Carry = { readonly deals: readonly DealRecord[]; readonly place: Place };

type CardKeys = {
  /** Columns as they are shown, without the cards that are carried. */
  readonly shown: readonly (BoardColumn & { readonly deals: readonly DealRecord[] })[];
  readonly mayMove: boolean;
  readonly maySelect: boolean;
  readonly selection: ReadonlySet<string>;
  readonly activeId: string | null;
  readonly onActivate: (dealId: string) => void;
  readonly onSelect: (dealIds: readonly string[], isSelected?: boolean) => void;
  readonly onMove: (request: MoveRequest) => void;
  /** Opens the menu of a card. */
  readonly onMenu: (card: HTMLElement) => void;
};

/**
 * Keys of the board: arrows go from card to card, Space picks up and puts down, arrows move what is carried,
 * Escape puts it back, X selects, Shift+F10 opens the card's menu. Gives what to announce after each.
 */
export function useCardKeys(keys: CardKeys) {
  const t = useTranslations('pipelines');
  const [carry, setCarry] = useState<Carry | null>(null);
  const [announcement, announce] = useState('');
  const { shown } = keys;
  const rest = carry ? withoutDeals(shown, carry.deals) : shown;
  const counts = rest.map((column) => column.deals.length);

  function words({ column, index }: Place) {
    const stage = shown[column]?.stage.nombre ?? '';
    return { stage, position: index + 1, count: (counts[column] ?? 0) + 1 };
  }

  function pickUp(dealId: string) {
    const place = placeOf(shown, dealId);
    if (!place) return;
    const ids = keys.selection.has(dealId) ? keys.selection : new Set([dealId]);
    const deals = shown.flatMap((column) => column.deals.filter((deal) => ids.has(idOf(deal))));
    setCarry({ deals, place });
    announce(t('keys.pickedUp', { count: deals.length, title: titleOf(deals) }));
  }

  function carryTo(place: Place) {
    if (!carry) return;
    setCarry({ ...carry, place });
    keys.onActivate(keys.activeId ?? '');
    announce(t('keys.over', words(place)));
  }

  function putDown() {
    if (!carry) return;
    const column = rest[carry.place.column];
    setCarry(null);
    if (!column) return;
    const before = column.deals[carry.place.index];
    keys.onMove({ deals: carry.deals, stage: column.stage, beforeId: before ? idOf(before) : null });
    announce(t('keys.putDown', { ...words(carry.place), title: titleOf(carry.deals) }));
    if (keys.activeId) keys.onActivate(keys.activeId);
  }

  function cancel() {
    setCarry(null);
    announce(t('keys.cancelled'));
    if (keys.activeId) keys.onActivate(keys.activeId);
  }

  function onCarryKey(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      cancel();
      if (event.key === 'Tab') return;
    } else if (event.key === ' ' || event.key === 'Enter') {
      putDown();
    } else {
      const place = carry && nextPlace(counts, carry.place, event.key);
      if (place) carryTo(place);
    }
    event.preventDefault();
  }

  function onCardKey(event: KeyboardEvent, card: HTMLElement, dealId: string) {
    if (event.key === ' ' && keys.mayMove) {
      pickUp(dealId);
    } else if (keys.maySelect && isMenuKey(event)) {
      keys.onMenu(card);
    } else if (event.key.toLowerCase() === 'x' && keys.maySelect) {
      keys.onSelect([dealId]);
    } else if (event.key === 'Escape' && keys.selection.size > 0) {
      keys.onSelect([...keys.selection], false);
    } else {
      const from = placeOf(shown, dealId);
      const next = from && nextCard(counts, from, event.key);
      const deal = next && shown[next.column]?.deals[next.index];
      if (!deal) return;
      keys.onActivate(idOf(deal));
      if (event.shiftKey && keys.maySelect) keys.onSelect([dealId, idOf(deal)], true);
    }
    event.preventDefault();
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    const card = target.closest<HTMLElement>('[data-deal-id]');
    const dealId = card?.dataset.dealId;
    if (!dealId || event.ctrlKey || event.metaKey || event.altKey) return;
    if (carry) onCarryKey(event);
    else if (target.matches('[data-card-link]')) onCardKey(event, card, dealId);
  }

  return { carry, announcement, onKeyDown };
}

/** The keys that open the menu of what has the focus, as everywhere. */
const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** The board as it would be if what is carried were put down. */
export function withCarried<Column extends BoardColumn>(
  shown: readonly Column[],
  carry: Carry | null,
): readonly Column[] {
  if (!carry) return shown;
  return withoutDeals(shown, carry.deals).map((column, index) =>
    index === carry.place.column
      ? { ...column, deals: column.deals.toSpliced(carry.place.index, 0, ...carry.deals) }
      : column,
  );
}

function withoutDeals<Column extends BoardColumn>(
  columns: readonly Column[],
  deals: readonly DealRecord[],
): readonly Column[] {
  const ids = new Set(deals.map(idOf));
  return columns.map((column) =>
    column.deals.some((deal) => ids.has(idOf(deal)))
      ? { ...column, deals: column.deals.filter((deal) => !ids.has(idOf(deal))) }
      : column,
  );
}

function placeOf(columns: readonly BoardColumn[], dealId: string): Place | undefined {
  for (const [column, { deals }] of columns.entries()) {
    const index = deals.findIndex((deal) => idOf(deal) === dealId);
    if (index !== -1) return { column, index };
  }
  return undefined;
}

function titleOf(deals: readonly DealRecord[]): string {
  return deals[0]?.title ?? idOf(deals[0] ?? { id: undefined });
}
