'use client';

import { useState } from 'react';

/** Rows chosen out of a table, by key. */
export type RowSelection = {
  readonly keys: ReadonlySet<string>;
  /** Turns one row round; with `from`, all rows between the two become as the last one. */
  readonly toggle: (index: number, extend: boolean) => void;
  readonly setAll: (isSelected: boolean) => void;
  readonly clear: () => void;
};

const none: ReadonlySet<string> = new Set();

/** Choosing rows: one, a range with Shift, all that are loaded. Rows that leave the list leave the choice. */
export function useRowSelection(keys: readonly string[]): RowSelection {
  const [chosen, setChosen] = useState(none);
  const [anchor, setAnchor] = useState(0);

  function toggle(index: number, extend: boolean) {
    const next = new Set(chosen);
    const isSelected = !next.has(keys[index]!);
    const [from, to] = extend ? [Math.min(anchor, index), Math.max(anchor, index)] : [index, index];
    for (const key of keys.slice(from, to + 1)) {
      if (isSelected) next.add(key);
      else next.delete(key);
    }
    setChosen(next);
    setAnchor(index);
  }

  return {
    keys: chosen,
    toggle,
    setAll: (isSelected) => setChosen(isSelected ? new Set(keys) : none),
    clear: () => setChosen(none),
  };
}
