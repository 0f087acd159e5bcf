'use client';

import { type RefObject, useEffect } from 'react';
import { fieldDrag } from '@/components/forms/drag/field-drag';
import { useFormScope } from '@/components/forms/editor/editor-context';
import type { FieldCommands } from '@/components/forms/editor/use-field-commands';
import { watchDrags } from '@/components/ui/pointer-drag';

/** Fields are dragged by any part of their cards: one, or all that are chosen. */
export function useFieldDrags(canvas: RefObject<HTMLElement | null>, commands: FieldCommands) {
  const { editor, isReadOnly } = useFormScope();
  useEffect(() => {
    const element = canvas.current;
    if (!element || isReadOnly) return;
    return watchDrags(element, (event) => {
      const target = event.target as HTMLElement;
      const card = target.closest<HTMLElement>('[data-field]');
      const key = card?.dataset.field;
      if (!card || key === undefined || event.shiftKey || target.closest('[data-tools], input, textarea'))
        return undefined;
      const { selection } = editor.state;
      return fieldDrag({
        card,
        count: selection.has(key) ? selection.size : 1,
        onStart() {
          // The panel goes on showing what it shows until the field is put down.
          if (!selection.has(key)) editor.set({ selection: new Set([key]) });
          element.toggleAttribute('data-dragging', true);
        },
        onEnd(place) {
          element.toggleAttribute('data-dragging', false);
          if (place) commands.moveTo(place);
          else editor.set({ selection });
        },
      });
    });
  }, [canvas, commands, editor, isReadOnly]);
}
