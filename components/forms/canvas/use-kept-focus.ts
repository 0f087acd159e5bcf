'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { shownOrder } from '@/components/forms/document/steps';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { focusRow } from '@/components/forms/editor/focus-row';
import { addLineId } from '@/components/forms/editor/use-field-commands';

/** Where an undo takes away the field at which the keyboard stands, the one in its place gets the focus. */
export function useKeptFocus(canvas: RefObject<HTMLElement | null>) {
  const { editor } = useFormScope();
  const last = useRef<{ readonly row: HTMLElement; readonly index: number }>(undefined);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      const row = (target as HTMLElement).closest<HTMLElement>('[data-field]');
      const index = shownOrder(editor.document).findIndex(({ key }) => key === row?.dataset.field);
      last.current = row && index !== -1 ? { row, index } : undefined;
    };
    element.addEventListener('focusin', note);
    const stop = editor.onContent(() =>
      requestAnimationFrame(() => {
        const held = last.current;
        if (!held || held.row.isConnected || document.activeElement !== document.body) return;
        const order = shownOrder(editor.document);
        const next = order[Math.min(held.index, order.length - 1)];
        if (!next) return document.getElementById(addLineId)?.focus();
        editor.select([next.key]);
        focusRow(next.key);
      }),
    );
    return () => {
      element.removeEventListener('focusin', note);
      stop();
    };
  }, [canvas, editor]);
}
