'use client';

import { useTranslations } from 'next-intl';
import { useEditor, useEditorScope } from '@/components/workflows/editor/editor-context';

/** The workflow's name, edited where it stands. */
export function NameField() {
  const t = useTranslations('workflows.editor');
  const { editor, isReadOnly } = useEditorScope();
  const nombre = useEditor((state) => state.history.present.document.nombre);
  const name = typeof nombre === 'string' ? nombre : '';
  return (
    <h1 className="min-w-0 max-w-full">
      <input
        aria-label={t('name')}
        value={name}
        maxLength={200}
        readOnly={isReadOnly}
        placeholder={t('unnamed')}
        size={Math.min(Math.max(name.length, 12), 40)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          editor.edit('name', (at) => ({ ...at, nombre: text }), 'name');
        }}
        className="h-8 w-full rounded-md border border-transparent bg-transparent px-2 font-semibold text-base hover:border-line focus-visible:border-accent focus-visible:outline-none"
      />
    </h1>
  );
}
