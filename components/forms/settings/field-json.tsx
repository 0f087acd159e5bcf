'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { JsonDraft } from '@/components/editing/json-draft';
import { type FieldView, fieldsOf } from '@/components/forms/document/fields';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { Disclosure } from '@/components/ui/disclosure';
import type { Json } from '@/lib/contract/scalars';

/** The field's entry as JSON. It follows when there is time: what is typed in the form comes first. */
export function FieldJson({ field, isOpen }: { field: FieldView; isOpen: boolean }) {
  const t = useTranslations('forms.settings');
  const { editor, isReadOnly } = useFormScope();
  const shown = useDeferredValue(field.raw);

  function apply(entry: Json) {
    const { index } = field;
    editor.edit('json', (at) => ({
      ...at,
      campos: fieldsOf(at).map((one) => (one.index === index ? entry : one.raw)),
    }));
    // Its name may be another one now.
    const key = fieldsOf(editor.document)[index]?.key;
    if (key !== undefined && key !== field.key) editor.select([key]);
  }

  return (
    <Disclosure title={t('json')} isDefaultOpen={isOpen} isLazy>
      <JsonDraft
        editor={editor}
        subject={`field ${field.key}`}
        label={t('jsonOf', { key: field.clave || field.key })}
        value={shown}
        isReadOnly={isReadOnly}
        onApply={apply}
      />
    </Disclosure>
  );
}
