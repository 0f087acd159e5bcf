'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { readClip } from '@/components/workflows/document/document-clip';
import { flowOf } from '@/components/workflows/document/document-flow';
import { chosenNodes } from '@/components/workflows/editor/editor-commands';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { defaultTarget } from '@/components/workflows/editor/editor-insert';
import { useNodeCommands } from '@/components/workflows/editor/use-node-commands';
import { writeNote } from '@/components/workflows/editor/write-note';

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
  const commands = useNodeCommands();

  const openPalette = () => {
    if (!isReadOnly) editor.set({ palette: defaultTarget(editor, index) });
  };
  useShortcut('n', t('insert'), openPalette);
  const withChosen = (run: (node: string) => void) => () => {
    const node = chosenNodes(editor).find((key) => flowOf(editor.document).node(key)?.id !== undefined);
    if (node !== undefined && !isReadOnly) run(node);
  };
  useShortcut(
    'r',
    t('replace'),
    withChosen((node) => editor.set({ palette: { kind: 'replace', node } })),
  );
  useShortcut(
    'l',
    t('connect'),
    withChosen((node) => editor.set({ connecting: node })),
  );
  useShortcut('m', t('note'), () => !isReadOnly && writeNote(editor));
  useShortcut('/', t('search'), onSearch);

  const latest = useRef({ onSave });
  useEffect(() => {
    latest.current = { onSave };
  });

  useEffect(() => {
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
      const byKey: Record<string, (() => void) | undefined> = {
        c: () => void commands.copy({ isCut: false }),
        x: () => void commands.copy({ isCut: true }),
        d: isReadOnly ? undefined : commands.duplicate,
        a: () =>
          editor.select(
            flowOf(editor.document).nodes.map((node) => node.key),
            editor.state.current,
          ),
      };
      const command = isCommand ? byKey[key] : undefined;
      const isDelete = !isCommand && (event.key === 'Delete' || event.key === 'Backspace') && !isReadOnly;
      if (!command && !isDelete) return;
      // Text that somebody marked with the mouse is what they want to copy.
      if (key === 'c' && isCommand && String(getSelection()) !== '') return;
      event.preventDefault();
      if (isDelete) commands.remove();
      else command?.();
    }

    function onPaste(event: ClipboardEvent) {
      if (isText(document.activeElement) || isReadOnly) return;
      const clip = readClip(event.clipboardData?.getData('text/plain') ?? '');
      if (!clip) return;
      event.preventDefault();
      commands.insert(clip);
    }

    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('paste', onPaste);
    };
  }, [editor, commands, isReadOnly, say]);

  return { openPalette };
}
