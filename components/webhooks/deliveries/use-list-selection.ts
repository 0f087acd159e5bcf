'use client';

import { useState } from 'react';
import type { RowSelection } from '@/components/records/table/row-selection';
import type { PagedList } from '@/lib/api/paged-list';

const none: ReadonlySet<string> = new Set();

export type ListSelection = RowSelection & {
  /** Everything that matches the filters is meant, read or not. */
  readonly isRule: boolean;
  readonly chooseRule: () => void;
};

/** Choosing rows of a list that is not all read: one by one, a range, all that are read, all that match. */
export function useListSelection<Row>(list: PagedList<Row>): ListSelection {
  const [chosen, setChosen] = useState({ list, keys: none, anchor: 0, isRule: false });
  const current = chosen.list === list ? chosen : { list, keys: none, anchor: 0, isRule: false };

  const keysBetween = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => String(list.idAt(from + at)));

  return {
    keys: current.keys,
    isRule: current.isRule,
    toggle(index, extend) {
      const keys = new Set(current.keys);
      const isSelected = !keys.has(String(list.idAt(index)));
      const { anchor } = current;
      const [from, to] = extend ? [Math.min(anchor, index), Math.max(anchor, index)] : [index, index];
      for (const key of keysBetween(from, to)) {
        if (isSelected || extend) keys.add(key);
        else keys.delete(key);
      }
      setChosen({ list, keys, anchor: index, isRule: false });
    },
    setAll(isSelected) {
      const { count } = list.getView();
      const keys = isSelected && count > 0 ? new Set(keysBetween(0, count - 1)) : none;
      setChosen({ list, keys, anchor: 0, isRule: false });
    },
    chooseRule: () => setChosen({ ...current, isRule: true }),
    clear: () => setChosen({ list, keys: none, anchor: 0, isRule: false }),
  };
}
