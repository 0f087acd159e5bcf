'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FieldView, fieldsOf } from '@/components/forms/document/fields';
import { isMadeFromLabel, keyFault } from '@/components/forms/document/labels';
import { renameKey } from '@/components/forms/document/references';
import { useFormEditor, useFormScope } from '@/components/forms/editor/editor-context';
import { TextField } from '@/components/ui/fields/text-field';
import { Setting } from './setting';
import { useIsKeyKept } from './use-kept-keys';

/** The name under which answers are stored. It is taken over when the field is left, once it can be one. */
export function KeySetting({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const { editor, isReadOnly } = useFormScope();
  const document = useFormEditor((state) => state.rested);
  const isKeyKept = useIsKeyKept();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? field.clave;
  const fault =
    typed === undefined || typed === field.clave ? undefined : keyFault(document, field.key, typed);
  const stored =
    fieldsOf(editor.state.stored).find(({ id }) => id !== '' && id === field.id)?.clave ?? field.clave;
  const isKept = isKeyKept(stored);

  function take() {
    if (typed === undefined || fault) return;
    setTyped(undefined);
    editor.edit('clave', (at) => renameKey(at, field.key, typed));
    // A field without an id is known by its key.
    const renamed = fieldsOf(editor.document)[field.index];
    if (renamed && renamed.key !== field.key) editor.select([renamed.key]);
  }

  return (
    <Setting part="clave" isOwnText={typed !== undefined}>
      <TextField
        label={t('part.clave')}
        isMonospace
        spellCheck="false"
        autoComplete="off"
        value={text}
        isReadOnly={isReadOnly}
        onChange={setTyped}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          else if (event.key === 'Escape') setTyped(undefined);
          else event.continuePropagation();
        }}
        errorMessage={fault && t(`keyFault.${fault}`)}
        description={t(isKept ? 'keyKept' : isMadeFromLabel(document, field.key) ? 'keyFollows' : 'keyHint')}
      />
      {isKept && text !== stored && !fault && (
        <p role="status" className="mt-1 rounded-md bg-warning-soft px-2.5 py-1.5 text-warning-ink text-xs">
          {t('keyWarning', { before: stored, after: text })}
        </p>
      )}
    </Setting>
  );
}
