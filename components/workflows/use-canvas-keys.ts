'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { hiddenBehind } from './canvas-hidden';
import { type Direction, neighbourOf } from './canvas-neighbours';
import { flowOf } from './document-flow';
import { nudge, toggleCollapsed } from './editor-commands';
import { useEditorScope } from './editor-context';
import { focusCard } from './focus-card';

const GRID = 20;
const steps: Record<Direction, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -GRID },
  ArrowDown: { x: 0, y: GRID },
  ArrowLeft: { x: -GRID, y: 0 },
  ArrowRight: { x: GRID, y: 0 },
};
const isDirection = (key: string): key is Direction => key in steps;

/**
 * Keys on a card: arrows walk along the flow, Alt and arrows move what is chosen, Space chooses, Enter opens the
 * form, a full stop folds branches away.
 */
export function useCanvasKeys() {
  const t = useTranslations('workflows.say');
  const { editor, isReadOnly } = useEditorScope();

  return (event: KeyboardEvent) => {
    const key = (event.target as Element).closest('[data-card]')?.getAttribute('data-card');
    if (!key || event.ctrlKey || event.metaKey) return;
    if (isDirection(event.key) && event.altKey) {
      event.preventDefault();
      if (isReadOnly) return;
      if (!editor.state.selection.has(key)) editor.select([key], key);
      nudge(editor, steps[event.key]);
      editor.say(t('moved'));
    } else if (isDirection(event.key)) {
      event.preventDefault();
      const { document, state } = editor;
      const next = neighbourOf(document, key, event.key, hiddenBehind(flowOf(document), state.collapsed));
      if (next === undefined) return editor.say(t('noFurther'));
      if (event.shiftKey) editor.select([...state.selection, key, next], next);
      else editor.set({ current: next });
      focusCard(next);
    } else if (event.key === ' ') {
      event.preventDefault();
      const selection = new Set(editor.state.selection);
      if (!selection.delete(key)) selection.add(key);
      editor.select(selection, key);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      editor.select([key], key);
      editor.set({ wanted: { card: key, key: undefined } });
    } else if (event.key === '.') {
      event.preventDefault();
      editor.say(t(toggleCollapsed(editor, key) ? 'collapsed' : 'expanded'));
    }
  };
}
