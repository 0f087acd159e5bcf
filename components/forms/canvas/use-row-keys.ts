'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { gapsFor, type Place, shownOrder, stepViewsOf } from '@/components/forms/document/steps';
import { canvasElement, showDropLine, showPlace } from '@/components/forms/drag/drop-place';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { partsOf } from '@/components/forms/editor/field-parts';
import { focusRow } from '@/components/forms/editor/focus-row';
import type { FieldCommands } from '@/components/forms/editor/use-field-commands';

/** What was picked up by keyboard, and over which of its places it is held. */
type Carry = { readonly gaps: readonly Place[]; readonly at: number };

/**
 * Keys on a field: arrows walk, with Shift they choose more, with Alt they move; Space picks up and puts down; Enter and
 * F2 write its label, `/` looks for a new field, Delete deletes.
 */
export function useRowKeys(commands: FieldCommands) {
  const t = useTranslations('forms.canvas');
  const { editor, isReadOnly } = useFormScope();
  const carry = useRef<Carry>(undefined);

  function hold(next: Carry | undefined) {
    carry.current = next;
    const canvas = canvasElement();
    const place = next?.gaps[next.at];
    if (canvas) showDropLine(canvas, place ?? null);
    if (canvas && place) showPlace(canvas, place);
  }

  function onCarryKey(event: KeyboardEvent, { gaps, at }: Carry) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === ' ' || event.key === 'Enter') {
      hold(undefined);
      commands.moveTo(gaps[at]!);
    } else if (by !== 0 && gaps[at + by]) {
      hold({ gaps, at: at + by });
      const isDivided = stepViewsOf(editor.document).length > 1;
      const values = { place: at + by + 1, count: gaps.length, step: gaps[at + by]!.step + 1 };
      editor.say(t(isDivided ? 'say.overInStep' : 'say.over', values));
    } else if (by !== 0) editor.say(t('say.noFurther'));
    else {
      hold(undefined);
      editor.say(t('say.putBack'));
      if (event.key === 'Tab') return;
    }
    event.preventDefault();
  }

  function pickUp(key: string) {
    if (!editor.state.selection.has(key)) editor.select([key]);
    hold(gapsFor(editor.document, editor.state.selection));
    const fields = shownOrder(editor.document).filter((field) => editor.state.selection.has(field.key));
    editor.say(t('say.pickedUp', { count: fields.length, name: commands.nameOf(fields[0]) }));
  }

  function walk(event: KeyboardEvent, key: string) {
    const order = shownOrder(editor.document).map((field) => field.key);
    const from = order.indexOf(key);
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: order.length - 1 }[event.key];
    const next = to === undefined ? undefined : order[to];
    if (next === undefined) return editor.say(t('say.noFurther'));
    if (event.ctrlKey || event.metaKey) editor.set({ current: next });
    else if (event.shiftKey) {
      const range = order.slice(Math.min(from, to!), Math.max(from, to!) + 1);
      editor.select([...editor.state.selection, ...range], next);
      editor.say(t('chosen', { count: editor.state.selection.size }));
    } else editor.select([next]);
    focusRow(next);
  }

  function onCommandKey(event: KeyboardEvent, key: string): boolean {
    switch (event.key.toLowerCase()) {
      case 'a':
        editor.select(
          shownOrder(editor.document).map((field) => field.key),
          key,
        );
        editor.say(t('chosen', { count: editor.state.selection.size }));
        return true;
      case 'd':
        commands.duplicate();
        return true;
      case 'c':
      case 'x':
        // Text that somebody marked with the mouse is what they want to copy.
        if (String(getSelection()) !== '') return false;
        void commands.copy({ isCut: event.key.toLowerCase() === 'x' && !isReadOnly });
        return true;
      case ' ': {
        const selection = new Set(editor.state.selection);
        if (!selection.delete(key)) selection.add(key);
        editor.select(selection, key);
        editor.say(t('chosen', { count: selection.size }));
        return true;
      }
      default:
        return false;
    }
  }

  function onRowKey(event: KeyboardEvent, key: string): boolean {
    const isArrow = ['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key);
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      if (isReadOnly) return false;
      if (!editor.state.selection.has(key)) editor.select([key]);
      commands.moveBy(event.key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (isArrow) {
      walk(event, key);
      return true;
    }
    if (event.ctrlKey || event.metaKey) return onCommandKey(event, key);
    if (event.altKey) return false;
    if (event.key === 'Escape' && editor.state.selection.size > 1) {
      editor.select([key]);
      return true;
    }
    if (isReadOnly) return false;
    if (event.key === ' ') pickUp(key);
    else if (event.key === 'Enter' || event.key === 'F2') {
      const field = shownOrder(editor.document).find((one) => one.key === key);
      if (!field || !partsOf(field).includes('etiqueta')) return false;
      editor.select([key]);
      editor.set({ editing: { field: key, part: 'etiqueta' } });
    } else if (event.key === '/') editor.set({ adding: key });
    else if (event.key === 'Delete' || event.key === 'Backspace') commands.remove();
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = event.target as HTMLElement;
    const key = row.dataset.field;
    // A key pressed in a text or on a button of the row means that.
    if (key === undefined || event.defaultPrevented) return;
    if (carry.current) onCarryKey(event, carry.current);
    else if (onRowKey(event, key)) event.preventDefault();
  }

  return { onKeyDown, cancelCarry: () => carry.current && hold(undefined) };
}
