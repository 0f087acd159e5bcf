'use client';

import { type RefObject, useEffect } from 'react';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';

/** Puts the focus in the setting that somebody was led to; those of the form as a whole have no field's key. */
export function useWanted(key: string, place: RefObject<HTMLElement | null>) {
  const { editor } = useFormScope();
  const wanted = useFormEditor((state) => state.wanted);
  useEffect(() => {
    if (wanted?.field !== key || !place.current) return;
    editor.set({ wanted: undefined });
    const { part } = wanted;
    const setting =
      part === undefined ? null : place.current.querySelector(`[data-part="${CSS.escape(part)}"]`);
    // A handle stands before each option; everything else begins with its control.
    const controls = part === 'opciones' ? 'input' : 'input, textarea, button';
    const target = setting?.querySelector<HTMLElement>(controls) ?? place.current;
    target.focus();
    target.scrollIntoView({ block: 'nearest' });
  }, [wanted, key, editor, place]);
}
