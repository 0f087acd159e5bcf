'use client';

import { useEffect } from 'react';
import type { FieldCommands } from '@/components/forms/editor/use-field-commands';

const isText = (element: Element | null) =>
  element?.closest('input, textarea, [contenteditable=true], [role=dialog], [role=alertdialog]') != null;

/** What is pasted while no text is written becomes fields. */
export function useCanvasPaste(commands: FieldCommands) {
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      if (event.defaultPrevented || isText(document.activeElement)) return;
      if (commands.paste(event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
    }
    addEventListener('paste', onPaste);
    return () => removeEventListener('paste', onPaste);
  }, [commands]);
}
