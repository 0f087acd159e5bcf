'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { nudge } from '@/components/workflows/editor/editor-arrange';
import { toggleCollapsed } from '@/components/workflows/editor/editor-commands';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { focusNode } from '@/components/workflows/editor/focus-node';
import { writeNote } from '@/components/workflows/editor/write-note';
import { hiddenOf } from './canvas-groups';
import { type Direction, neighbourOf } from './canvas-neighbours';

const GRID = 20;
const steps: Record<Direction, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -GRID },
  ArrowDown: { x: 0, y: GRID },
  ArrowLeft: { x: -GRID, y: 0 },
  ArrowRight: { x: GRID, y: 0 },
};
const isDirection = (key: string): key is Direction => key in steps;

/**
 * Keys on a node: arrows walk along the flow and choose, with Shift they choose more, with Ctrl they leave what is
 * chosen; Alt and arrows move it, Space chooses or not, Enter opens the form, a full stop folds branches away.
 */
export function useCanvasKeys() {
  const t = useTranslations('workflows.say');
  const { editor, isReadOnly } = useEditorScope();

  return (event: KeyboardEvent) => {
    const target = event.target as Element;
    const key = target.closest('[data-node]')?.getAttribute('data-node');
    const isCommand = event.ctrlKey || event.metaKey;
    // In the text of a note keys write.
    if (!key || target.matches('textarea') || (isCommand && !isDirection(event.key))) return;
    if (isDirection(event.key) && event.altKey) {
      event.preventDefault();
      if (isReadOnly) return;
      if (!editor.state.selection.has(key)) editor.select([key], key);
      nudge(editor, steps[event.key]);
      editor.say(t('moved'));
    } else if (isDirection(event.key)) {
      event.preventDefault();
      const { document, state } = editor;
      const next = neighbourOf(document, key, event.key, hiddenOf(document, state.collapsed));
      if (next === undefined) return editor.say(t('noFurther'));
      if (isCommand) editor.set({ current: next });
      else editor.select(event.shiftKey ? [...state.selection, key, next] : [next], next);
      focusNode(next);
    } else if (event.key === ' ') {
      event.preventDefault();
      const selection = new Set(editor.state.selection);
      if (!selection.delete(key)) selection.add(key);
      editor.select(selection, editor.isNode(key) ? key : undefined);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!editor.isNode(key)) return isReadOnly ? undefined : writeNote(editor, key);
      editor.select([key], key);
      editor.set({ wanted: { node: key, key: undefined } });
    } else if (event.key === '.' && editor.isNode(key)) {
      event.preventDefault();
      editor.say(t(toggleCollapsed(editor, key) ? 'collapsed' : 'expanded'));
    }
  };
}
