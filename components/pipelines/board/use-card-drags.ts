'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BoardColumn } from '@/components/pipelines/board-columns';
import type { MoveRequest } from '@/components/pipelines/deal/use-move-deals';
import { idOf } from '@/lib/api/records';
import { type Gap, watchCardDrags } from './card-drag';
import { makeGaps } from './gaps';
import { idsWith } from './use-selection';

type CardDrags = {
  readonly isOn: boolean;
  /** Columns as they are shown. */
  readonly shown: readonly BoardColumn[];
  readonly rowHeight: number;
  readonly selection: ReadonlySet<string>;
  readonly onMove: (request: MoveRequest) => void;
};

const nobody: ReadonlySet<string> = new Set();

/** Drags of cards by mouse, pen or finger: which cards are in the air, and where the gap is that they are held over. */
export function useCardDrags(board: RefObject<HTMLElement | null>, drags: CardDrags) {
  const [dragged, setDragged] = useState(nobody);
  const [gaps] = useState(makeGaps);
  const latest = useRef(drags);
  latest.current = drags;

  useEffect(() => {
    if (!drags.isOn || !board.current) return;
    const idsOf = (dealId: string) => idsWith(latest.current.selection, dealId);
    return watchCardDrags({
      board: board.current,
      rowHeight: () => latest.current.rowHeight,
      countOf: (stageId) => latest.current.shown.find(({ id }) => id === stageId)?.deals.length ?? 0,
      sizeWith: (dealId) => idsOf(dealId).size,
      onStart: (dealId) => setDragged(idsOf(dealId)),
      onGap: gaps.set,
      onEnd: (dealId, found) => {
        const end = () => {
          setDragged(nobody);
          gaps.set(null);
          const { shown, onMove } = latest.current;
          const request = found && requestOf(shown, idsOf(dealId), found);
          if (request) onMove(request);
        };
        // At once: a drop that waits for React's next turn would be seen some frames later. A drag that is given up
        // may be so by React itself, which leaves the board.
        if (found) flushSync(end);
        else end();
      },
    });
  }, [drags.isOn, board, gaps]);

  return { dragged, gaps };
}

/** What dropping cards at a gap asks for; undefined where they would stay as they are. */
export function requestOf(
  shown: readonly BoardColumn[],
  ids: ReadonlySet<string>,
  gap: Gap,
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
