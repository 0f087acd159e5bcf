'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchCardDrags } from './card-drag';
import { type BoardColumn, idOf } from './records';
import type { MoveRequest } from './use-move-deals';
import { idsWith } from './use-selection';

type CardDrags = {
  readonly isOn: boolean;
  /** Columns as they are shown. */
  readonly shown: readonly BoardColumn[];
  readonly selection: ReadonlySet<string>;
  readonly onMove: (request: MoveRequest) => void;
};

const nobody: ReadonlySet<string> = new Set();

/** Drags of cards by pointer; gives the ids of the cards in the air. */
export function useCardDrags(scroller: RefObject<HTMLElement | null>, drags: CardDrags): ReadonlySet<string> {
  const [dragged, setDragged] = useState(nobody);
  const latest = useRef(drags);
  latest.current = drags;

  useEffect(() => {
    if (!drags.isOn || !scroller.current) return;
    return watchCardDrags({
      scroller: scroller.current,
      onStart: (dealId) => setDragged(idsWith(latest.current.selection, dealId)),
      onEnd: (dealId, drop) => {
        setDragged(nobody);
        const { shown, selection, onMove } = latest.current;
        const request = drop && requestOf(shown, idsWith(selection, dealId), drop);
        if (request) onMove(request);
      },
    });
  }, [drags.isOn, scroller]);

  return dragged;
}

/** What dropping cards at a gap asks for; undefined where they would stay as they are. */
export function requestOf(
  shown: readonly BoardColumn[],
  ids: ReadonlySet<string>,
  gap: { readonly stageId: string; readonly index: number },
): MoveRequest | undefined {
  const column = shown.find(({ id }) => id === gap.stageId);
  if (!column) return undefined;
  const deals = shown.flatMap((each) => each.deals.filter((deal) => ids.has(idOf(deal))));
  const before = column.deals.slice(gap.index).find((deal) => !ids.has(idOf(deal)));
  const [only] = deals;
  if (!only || (deals.length === 1 && isBeside(column, only, gap.index))) return undefined;
  return { deals, stage: column.stage, beforeId: before ? idOf(before) : null };
}

/** The gaps above and below a card are where it is. */
function isBeside(column: BoardColumn, deal: BoardColumn['deals'][number], index: number): boolean {
  const at = column.deals.indexOf(deal);
  return at !== -1 && (at === index || at === index - 1);
}
