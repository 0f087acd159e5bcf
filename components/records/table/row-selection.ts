'use client';

import { useState } from 'react';
import { toggled } from './toggled';

/** Rows selected in a table, by key. */
export type RowSelection = {
  readonly keys: ReadonlySet<string>;
  /** Everything that matches the filters is meant, read or not. */
  readonly isRule: boolean;
  readonly toggle: (index: number, extend: boolean) => void;
  /** All that are known, or none. */
  readonly setAll: (isSelected: boolean) => void;
  readonly chooseRule: () => void;
  readonly clear: () => void;
};

/** The rows that can be selected: how many are known, and the key of each, held or not. */
export type Selectable = {
  readonly count: number;
  readonly keyAt: (index: number) => string | undefined;
};

const none: ReadonlySet<string> = new Set();
const nothing = { keys: none, isRule: false, clicked: undefined as string | undefined };

/** Selecting rows: one, a range with Shift, all that are known, all that match. Another `scope` begins anew. */
export function useRowSelection({ count, keyAt }: Selectable, scope?: unknown): RowSelection {
  const [kept, setKept] = useState({ scope, ...nothing });
  const { keys, isRule, clicked } = kept.scope === scope ? kept : nothing;
  const placeOf = (key: string) => {
    for (let at = 0; at < count; at++) if (keyAt(at) === key) return at;
    return undefined;
  };

  return {
    keys,
    isRule,
    toggle(index, extend) {
      const from = extend && clicked !== undefined ? placeOf(clicked) : undefined;
      setKept({ scope, keys: toggled(keys, keyAt, { index, from }), isRule: false, clicked: keyAt(index) });
    },
    setAll(isSelected) {
      const all = Array.from({ length: isSelected ? count : 0 }, (_, at) => keyAt(at));
      setKept({ scope, ...nothing, keys: new Set(all.filter((key) => key !== undefined)) });
    },
    chooseRule: () => setKept({ scope, keys, isRule: true, clicked }),
    clear: () => setKept({ scope, ...nothing }),
  };
}
