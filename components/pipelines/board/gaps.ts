import { useSyncExternalStore } from 'react';
import type { Gap } from './card-drag';

/**
 * The gap that cards are held over. It changes many times a second while cards are carried, so what shows it looks here:
 * nothing else of the board is drawn anew.
 */
export type Gaps = {
  readonly set: (gap: Gap | null) => void;
  readonly get: () => Gap | null;
  readonly subscribe: (onChange: () => void) => () => void;
};

export function makeGaps(): Gaps {
  const listeners = new Set<() => void>();
  let gap: Gap | null = null;
  return {
    set(next) {
      gap = next;
      for (const listener of listeners) listener();
    },
    get: () => gap,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** How many cards of a column are above the gap; null where the gap is not in this column. */
export function useGapIn(gaps: Gaps, stageId: string): number | null {
  const indexIn = () => {
    const gap = gaps.get();
    return gap?.stageId === stageId ? gap.index : null;
  };
  return useSyncExternalStore(gaps.subscribe, indexIn, indexIn);
}

/** Whether cards are held over a column. */
export function useIsOver(gaps: Gaps, stageId: string): boolean {
  const isOver = () => gaps.get()?.stageId === stageId;
  return useSyncExternalStore(gaps.subscribe, isOver, isOver);
}
