'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useShortcut } from '@/components/layout/shortcuts';
import { toastError } from '@/components/ui/toast';
import { readClip } from './document-clip';
import { flowOf } from './document-flow';
import { chosenCards, copyChosen, defaultTarget, deleteChosen, insertNote, paste } from './editor-commands';
import { useEditorScope } from './editor-context';
import { focusCard, focusNote } from './focus-card';

const isText = (element: Element | null) =>
  element?.closest('input, textarea, [contenteditable=true], [role=dialog], [role=alertdialog]') != null;
/** In a view of the flow, or nowhere: a key pressed on some button means that button. */
const isFlow = (element: Element | null) =>
  element === document.body || element?.closest('.flow-canvas, [role=tree]') != null;
const isCode = (element: Element | null) => element?.closest('.cm-editor') != null;

/** The keys of the whole editor. Undo, redo and save work while typing too; the others leave fields alone. */
export function useEditorKeys({ onSave, onSearch }: { onSave: () => void; onSearch: () => void }) {
  const t = useTranslations('workflows.keys');
  const say = useTranslations('workflows.say');
  const { editor, index, isReadOnly } = useEditorScope();

  const openPalette = () => {
    if (!isReadOnly) editor.set({ palette: defaultTarget(editor, index) });
  };
  useShortcut('n', t('insert'), openPalette);
  useShortcut('r', t('replace'), () => {
    const [card] = chosenCards(editor);
    if (card && !isReadOnly) editor.set({ palette: { kind: 'replace', card } });
  });
  useShortcut('m', t('note'), () => !isReadOnly && focusNote(insertNote(editor)));
  useShortcut('/', t('search'), onSearch);

  const latest = useRef({ onSave });
  useEffect(() => {
    latest.current = { onSave };
  });

  useEffect(() => {
    const refocus = () => editor.state.current !== undefined && focusCard(editor.state.current);

    function remove() {
      const count = deleteChosen(editor);
      if (count > 0) editor.say(say('deleted', { count }));
      refocus();
    }

    async function copy(isCut: boolean) {
      const clip = copyChosen(editor);
      if (!clip) return;
      try {
        await navigator.clipboard.writeText(JSON.stringify(clip, null, 2));
        editor.say(say('copied', { count: clip.nodes.length + clip.triggers.length + clip.notes.length }));
        if (isCut && !isReadOnly) remove();
      } catch {
        toastError(say('clipboardRefused'));
      }
    }

    function duplicate() {
      const clip = copyChosen(editor);
      if (!clip) return;
      editor.say(say('pasted', { count: paste(editor, clip) }));
      refocus();
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return;
      const focused = document.activeElement;
      const key = event.key.toLowerCase();
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (isCommand && key === 's') {
        event.preventDefault();
        latest.current.onSave();
        return;
      }
      if (isCommand && (key === 'z' || key === 'y') && !isCode(focused)) {
        event.preventDefault();
        const isRedo = key === 'y' || event.shiftKey;
        const isDone = isRedo ? editor.redo() : editor.undo();
        editor.say(say(isDone ? (isRedo ? 'redone' : 'undone') : 'nothingToUndo'));
        return;
      }
      if (isText(focused) || !isFlow(focused)) return;
      const acts: Record<string, (() => void) | undefined> = {
        c: () => void copy(false),
        x: () => void copy(true),
        d: isReadOnly ? undefined : duplicate,
        a: () =>
          editor.select(
            flowOf(editor.document).cards.map((card) => card.key),
            editor.state.current,
          ),
      };
      const act = isCommand ? acts[key] : undefined;
      const isDelete = !isCommand && (event.key === 'Delete' || event.key === 'Backspace') && !isReadOnly;
      if (!act && !isDelete) return;
      // Text that somebody marked with the mouse is what they want to copy.
      if (key === 'c' && isCommand && String(getSelection()) !== '') return;
      event.preventDefault();
      if (isDelete) remove();
      else act?.();
    }

    function onPaste(event: ClipboardEvent) {
      if (isText(document.activeElement) || isReadOnly) return;
      const clip = readClip(event.clipboardData?.getData('text/plain') ?? '');
      if (!clip) return;
      event.preventDefault();
      editor.say(say('pasted', { count: paste(editor, clip) }));
      refocus();
    }

    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('paste', onPaste);
    };
  }, [editor, isReadOnly, say]);

  return { openPalette };
}
