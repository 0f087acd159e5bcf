'use client';

import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fieldsOf } from '@/components/forms/document/fields';
import { changeLabel } from '@/components/forms/document/labels';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { type FormRecord, isDraft } from '@/components/forms/records';
import { useTarget } from '@/components/session/session-context';
import { getForm } from '@/lib/api/contract/forms';
import { queryOf } from '@/lib/api/queries';

/** Whether integrations may read a field's key: it is stored, and its form was published, or nobody can tell. */
export function useIsKeyKept(): (clave: string) => boolean {
  const { editor, formId } = useFormScope();
  const { data } = useQuery({
    ...queryOf(getForm, { path: { form_id: formId } }, useTarget()),
    // The page reads it; this only looks at what it read.
    enabled: false,
  });
  const wasPublished = !data || !isNeverPublished(data);
  return useCallback(
    (clave) => wasPublished && fieldsOf(editor.state.stored).some((field) => field.clave === clave),
    [editor, wasPublished],
  );
}

function isNeverPublished(record: FormRecord): boolean {
  return isDraft(record) && (record.published_at === null || record.published_at === undefined);
}

/** Writes labels; the key of a field follows its label for as long as nobody reads it. */
export function useRelabel(): (key: string, clave: string, etiqueta: string, group?: string) => void {
  const { editor } = useFormScope();
  const isKept = useIsKeyKept();
  return useCallback(
    (key, clave, etiqueta, group) =>
      editor.edit('etiqueta', (at) => changeLabel(at, key, etiqueta, { isKept: isKept(clave) }), group),
    [editor, isKept],
  );
}
