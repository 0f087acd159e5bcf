'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { BoardColumn } from '@/components/pipelines/board-columns';
import { idOf } from '@/lib/api/records';
import { watchBoxes } from './box-selection';

type BoxSelection = {
  readonly isOn: boolean;
  readonly shown: readonly BoardColumn[];
  readonly rowHeight: number;
  readonly selection: ReadonlySet<string>;
  readonly onReplace: (ids: readonly string[]) => void;
};

/** Cards chosen by pulling a box around them. */
export function useBoxSelection(board: RefObject<HTMLElement | null>, box: BoxSelection): void {
  const latest = useRef(box);
  latest.current = box;
  const before = useRef(box.selection);

  useEffect(() => {
    if (!box.isOn || !board.current) return;
    return watchBoxes({
      board: board.current,
      rowHeight: () => latest.current.rowHeight,
      idsOf: (stageId) => latest.current.shown.find(({ id }) => id === stageId)?.deals.map(idOf) ?? [],
      onStart: () => {
        before.current = latest.current.selection;
      },
      onSelect: (ids, isAdding) => latest.current.onReplace(isAdding ? [...before.current, ...ids] : ids),
    });
  }, [box.isOn, board]);
}
