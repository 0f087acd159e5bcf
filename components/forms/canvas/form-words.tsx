'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { changePart, changeSettings } from '@/components/forms/document/field-edits';
import { hasSettings } from '@/components/forms/document/fields';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import type { Json } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import { EditableText } from './editable-text';
import { usePageWords } from './use-page-words';

/** Those of settings that are no object are edited as JSON. */
function useSettingsLocked(): boolean {
  const { isReadOnly } = useFormScope();
  const isOdd = useFormEditor(({ history }) => !hasSettings(history.present.document));
  return isReadOnly || isOdd;
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '');

/** The form's name and what it says first. */
export const FormHead = memo(function FormHead() {
  const t = useTranslations('forms.canvas');
  const { editor, isReadOnly } = useFormScope();
  const name = useFormEditor(({ history }) => textOf(history.present.document.nombre));
  const isLocked = useSettingsLocked();
  const intro = useFormEditor(({ history }) => textOf(own(history.present.document.ajustes, 'introduccion')));
  return (
    <header className="space-y-1 px-5 pt-6 pb-4 sm:px-7">
      <h2>
        <EditableText
          label={t('formName')}
          placeholder={t('formName')}
          value={name}
          isReadOnly={isReadOnly}
          className="font-semibold text-2xl leading-8 tracking-tight"
          onText={(text) => editor.edit('text', (document) => changePart(document, 'nombre', text), 'nombre')}
        />
      </h2>
      <EditableText
        label={t('intro')}
        placeholder={t('introGhost')}
        value={intro}
        isReadOnly={isLocked}
        isMultiline
        className="text-ink-muted"
        onText={(text) =>
          editor.edit(
            'text',
            (document) => changeSettings(document, { introduccion: text || undefined }),
            'introduccion',
          )
        }
      />
    </header>
  );
});

/** The words of the button that sends the form, on the button. */
export const SendWords = memo(function SendWords() {
  const t = useTranslations('forms.canvas');
  const { editor } = useFormScope();
  const isLocked = useSettingsLocked();
  const page = usePageWords();
  const words = useFormEditor(({ history }) => textOf(own(history.present.document.ajustes, 'texto_boton')));
  return (
    <div className="inline-block max-w-full rounded-md bg-(--form-accent) px-4 py-2 font-medium text-(--form-on-accent)">
      <EditableText
        label={t('sendWords')}
        placeholder={page.send}
        value={words || (isLocked ? page.send : '')}
        isReadOnly={isLocked}
        className="text-center! text-inherit! hover:bg-transparent"
        onText={(text) =>
          editor.edit(
            'text',
            (document) => changeSettings(document, { texto_boton: text || undefined }),
            'texto_boton',
          )
        }
      />
    </div>
  );
});
