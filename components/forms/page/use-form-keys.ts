'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormScope } from '@/components/forms/editor/editor-context';

/** Where somebody types what is not in the document yet: its undo is its own, and saving takes it over first. */
const ownText = '[data-own-text]';
/** Where undo is not that of the form. */
const isElsewhere = (element: Element | null) =>
  element?.closest(`.cm-editor, [role=dialog], [role=alertdialog], ${ownText}`) != null;

/** Such a text is taken over when it is left; who types goes on where they were. */
function takeTyped() {
  const typed = document.activeElement;
  if (!(typed instanceof HTMLElement) || !typed.closest(ownText)) return;
  const row = typed.closest<HTMLElement>('[data-field]');
  typed.blur();
  requestAnimationFrame(() => (typed.isConnected ? typed : row)?.focus());
}

/** The keys of the whole builder: save, undo and redo work while typing too. Those of the canvas are the canvas's. */
export function useFormKeys({ onSave }: { onSave: () => void }) {
  const say = useTranslations('forms.say');
  const { editor } = useFormScope();
  const latest = useRef({ onSave });
  useEffect(() => {
    latest.current = { onSave };
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (key === 's') {
        event.preventDefault();
        takeTyped();
        latest.current.onSave();
      } else if ((key === 'z' || key === 'y') && !isElsewhere(document.activeElement)) {
        event.preventDefault();
        const isRedo = key === 'y' || event.shiftKey;
        const isDone = isRedo ? editor.redo() : editor.undo();
        editor.say(say(isDone ? (isRedo ? 'redone' : 'undone') : 'nothingToUndo'));
      }
    }
    // Before the controls: a select that has the focus keeps its keys to itself.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [editor, say]);
}
