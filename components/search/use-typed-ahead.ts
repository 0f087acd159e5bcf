'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is typed from when something opens until its field is there and takes it. The function gives the text and
 * ends the keeping.
 */
export function useTypedAhead(isOpen: boolean): () => string {
  const typed = useRef('');
  const stop = useRef<() => void>(undefined);

  // Before the effects of what opens, one of which takes the text.
  useLayoutEffect(() => {
    if (!isOpen) return;
    typed.current = '';
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if ([...event.key].length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    window.addEventListener('keydown', onKeyDown, { capture: true });
    stop.current = () => window.removeEventListener('keydown', onKeyDown, { capture: true });
    return stop.current;
  }, [isOpen]);

  return useCallback(() => {
    stop.current?.();
    return typed.current;
  }, []);
}
