'use client';

import { useEffect, useMemo, useRef } from 'react';
import { changeField } from '@/components/forms/document/field-edits';
import { fieldAt } from '@/components/forms/document/fields';
import { shownOrder } from '@/components/forms/document/steps';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { type FieldPart, optionAt, partsOf, withText } from '@/components/forms/editor/field-parts';
import { focusRow } from '@/components/forms/editor/focus-row';
import type { FormEditor } from '@/components/forms/editor/form-editor';
import { type Leaving, leaveOption } from '@/components/forms/editor/leave-option';
import { addLineId } from '@/components/forms/editor/use-field-commands';
import { useRelabel } from '@/components/forms/settings/use-kept-keys';
import type { RowActs } from './field-row';
import { type Presses, watchPresses } from './presses';

/** How texts of fields are written in place, and where each key leads from there. */
export function useRowActs(): RowActs {
  const { editor } = useFormScope();
  const relabel = useRelabel();
  const presses = useRef<Presses>(undefined);
  useEffect(() => {
    const watched = watchPresses(window);
    presses.current = watched;
    return watched.stop;
  }, []);
  return useMemo(() => {
    function write(key: string, part: FieldPart, text: string) {
      const group = `${key} ${part}`;
      if (part === 'etiqueta') relabel(key, fieldAt(editor.document, key)?.clave ?? '', text, group);
      else editor.edit('text', (document) => withText(document, key, part, text), group);
    }

    function leave(key: string, part: FieldPart, text: string, how: Leaving) {
      const at = optionAt(part);
      const option = at === undefined ? undefined : leaveOption(editor.document, key, at, text, how);
      if (option) editor.edit('option', () => option.document);
      if (how === 'tab' || how === 'backTab') {
        const from: FieldPart = option?.isBlank && how === 'tab' ? `opciones.${at! - 1}` : part;
        return goOn(editor, key, from, how === 'tab' ? 1 : -1);
      }
      if (option?.next !== undefined) return editPart(editor, key, `opciones.${option.next}`);
      const close = () => {
        const { editing } = editor.state;
        // A press on another text has begun to write that one already.
        if (editing?.field === key && editing.part === part) editPart(editor, key, undefined);
      };
      if (how === 'blur') {
        if (presses.current) presses.current.afterPress(close);
        else close();
        return;
      }
      close();
      focusRow(key);
    }

    function pasteOptions(key: string, at: number, lines: readonly string[]) {
      editor.edit('options', (document) => {
        const field = fieldAt(document, key);
        const taken = new Set(field?.opciones.filter((_, index) => index !== at));
        const fresh = [...new Set(lines)].filter((line) => !taken.has(line));
        const opciones = (field?.raw as { opciones?: unknown[] } | undefined)?.opciones ?? [];
        return changeField(document, key, { opciones: opciones.toSpliced(at, 1, ...fresh) as string[] });
      });
      editPart(editor, key, undefined);
      focusRow(key);
    }

    const addOption = (key: string) =>
      editPart(editor, key, `opciones.${fieldAt(editor.document, key)?.opciones.length ?? 0}`);
    return { write, leave, pasteOptions, addOption };
  }, [editor, relabel]);
}

function editPart(editor: FormEditor, field: string, part: FieldPart | undefined) {
  editor.set({ editing: part && { field, part } });
}

/** To the next text, of the next field after the last of one. */
function goOn(editor: FormEditor, key: string, part: FieldPart, by: 1 | -1) {
  const fields = shownOrder(editor.document);
  const parts = fields.flatMap((field) => partsOf(field).map((one) => ({ key: field.key, part: one })));
  const at = parts.findIndex((one) => one.key === key && one.part === part);
  // An option that is not there stands behind the last text of its field.
  const last = parts.findLastIndex((one) => one.key === key);
  const next = parts[at !== -1 ? at + by : by === 1 ? last + 1 : last];
  if (!next) {
    editor.set({ editing: undefined });
    if (by === 1) document.getElementById(addLineId)?.focus();
    else focusRow(key);
    return;
  }
  if (next.key !== key) editor.select([next.key]);
  editPart(editor, next.key, next.part);
}
