'use client';

import { useTranslations } from 'next-intl';
import { JsonDraft } from '@/components/editing/json-draft';
import { hasSettings, isFieldList } from '@/components/forms/document/fields';
import { type FormDocument, formParts } from '@/components/forms/document/form-document';
import { useFormDocument, useFormScope } from '@/components/forms/editor/editor-context';
import type { FormRecord } from '@/components/forms/records';
import { ReadingNotes } from '@/components/records/panel/reading-notes';
import type { Json } from '@/lib/contract/scalars';
import { isJsonObject, own } from '@/lib/json/same-json';

/** The whole content as JSON: where the fields are no list this is the editor, with the reason above it. */
export default function FormJson({ record }: { record: FormRecord }) {
  const t = useTranslations('forms.json');
  const { editor, isReadOnly } = useFormScope();
  const document = useFormDocument();

  function apply(value: Json) {
    if (!isJsonObject(value)) return editor.say(t('notObject'));
    const given = formParts.flatMap((part) => {
      const next = own(value, part);
      return next === undefined ? [] : [[part, next] as const];
    });
    editor.edit('json', (at): FormDocument => ({ ...at, ...Object.fromEntries(given) }));
    editor.say(t('applied'));
  }

  return (
    <div className="size-full space-y-3 overflow-y-auto p-4">
      {!isFieldList(document) && (
        <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          {t('noList')}
        </p>
      )}
      {!hasSettings(document) && (
        <p role="alert" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink">
          {t('noSettings')}
        </p>
      )}
      <ReadingNotes record={record} />
      <JsonDraft
        editor={editor}
        subject="form"
        label={t('label')}
        value={document as Json}
        onApply={apply}
        isReadOnly={isReadOnly}
        height="60vh"
      />
    </div>
  );
}
