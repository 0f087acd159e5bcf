'use client';

import { useRef } from 'react';
import { useCompareScope } from '@/components/configuration/compare/compare-context';
import { isIncluded, selectMany, toggleRecord } from '@/components/configuration/selection/selection';
import { actionOf, isSingly } from '@/components/configuration/selection/standing';
import { keyOfRow, type ResultRow } from './result-rows';

/** Of lines of a result: what can be selected as a whole, that is all but what is selected by itself (`isSingly`). */
export function selectableIn(rows: readonly ResultRow[]) {
  return rows.flatMap((row) => {
    if (row.type !== 'record') return [];
    const action = actionOf(row.of, row.record);
    return action === undefined || isSingly(action) ? [] : [{ key: row.record.key, action }];
  });
}

/** Selecting lines: one, all of a kind, all that are shown, or with Shift all from the one before. */
export function useSelecting(rows: readonly ResultRow[]) {
  const { selection, change } = useCompareScope();
  const last = useRef<string>(undefined);
  const isAll = (some: ReturnType<typeof selectableIn>) =>
    some.length > 0 && some.every(({ key }) => isIncluded(selection.get(key)));

  function toggleAll(some: ReturnType<typeof selectableIn>) {
    const isSelected = !isAll(some);
    change((at) => selectMany(at, some, isSelected));
  }

  function toggle(index: number, extend: boolean) {
    const row = rows[index];
    if (!row || row.type === 'equal') return;
    if (row.type === 'kind') return toggleAll(selectableOf(row));
    const { key } = row.record;
    const action = actionOf(row.of, row.record);
    const from = extend ? rows.findIndex((one) => keyOfRow(one) === last.current) : -1;
    last.current = key;
    if (from === -1) {
      if (action) change((at) => toggleRecord(at, key, action));
      return;
    }
    const range = selectableIn(rows.slice(Math.min(from, index), Math.max(from, index) + 1));
    const isSelected = !isIncluded(selection.get(key));
    change((at) => selectMany(at, range, isSelected));
  }

  return { selection, toggle, toggleAll, isAll };
}

/** What of a kind can be selected as a whole. */
export function selectableOf({ of, records }: Extract<ResultRow, { type: 'kind' }>) {
  return selectableIn(records.map((record) => ({ type: 'record', of, record })));
}
