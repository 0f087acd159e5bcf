'use client';

import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';

type TableKeys = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Brings the row into sight. */
  show: (index: number) => void;
  /** With `extend` all rows from the one chosen before. */
  onToggle: ((index: number, extend: boolean) => void) | undefined;
};

const PAGE = 10;

/**
 * Arrow keys (or j and k), Page Up and Down, Home and End lead from row to row; x, Space or a click on the row's box
 * chooses, with Shift all from the row chosen before. One row is a tab stop: the one where somebody was last.
 */
export function useTableKeys({ scroller, count, show, onToggle }: TableKeys) {
  const [tabStop, setTabStop] = useState(0);

  function focusRow(index: number) {
    const bounded = Math.max(0, Math.min(count - 1, index));
    setTabStop(bounded);
    show(bounded);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${bounded}"] [data-row-link]`)?.focus(),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    if (!row) return;
    const index = Number(row.dataset.index);
    const isBox = (event.target as HTMLElement).matches('[data-select]');
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      j: index + 1,
      ArrowUp: index - 1,
      k: index - 1,
      PageDown: index + PAGE,
      PageUp: index - PAGE,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      focusRow(next);
    } else if (onToggle && (event.key.toLowerCase() === 'x' || (event.key === ' ' && !isBox))) {
      event.preventDefault();
      onToggle(index, event.shiftKey);
    }
  }

  function onClick(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
    if (index < 0) return;
    setTabStop(index);
    if (target.matches('[data-select]')) onToggle?.(index, event.shiftKey);
  }

  return { tabStop: Math.min(tabStop, Math.max(0, count - 1)), focusRow, onKeyDown, onClick };
}
