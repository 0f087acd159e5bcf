'use client';

import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus where a pressed button goes away: its row takes it, and where that is gone too `onGone` places it.
 * The handlers go on the rows' list.
 */
export function useKeptFocus(onGone: () => void) {
  const held = useRef<{ readonly element: HTMLElement; readonly row: HTMLElement | null }>(undefined);
  // After every change, since any of them may take the button away.
  useEffect(() => {
    const last = held.current;
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    held.current = undefined;
    if (last.row?.isConnected) last.row.focus();
    else onGone();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = { element: target, row: target.closest('li') };
    },
    onBlur: () => {
      held.current = undefined;
    },
  };
}
