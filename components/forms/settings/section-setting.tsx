'use client';

import { useTranslations } from 'next-intl';
import { changeField } from '@/components/forms/document/field-edits';
import type { FieldView } from '@/components/forms/document/fields';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import type { JsonObject } from '@/lib/contract/scalars';
import { isJsonObject } from '@/lib/json/same-json';
import { Setting, textOf } from './setting';

/** A heading and a text above the field. Without either there is none. */
export function SectionSetting({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const { editor, isReadOnly } = useFormScope();
  const section: JsonObject = isJsonObject(field.entry.seccion) ? field.entry.seccion : {};

  function write(member: 'titulo' | 'texto', text: string) {
    const { [member]: _, ...rest } = section;
    const next = text === '' ? rest : { ...rest, [member]: text };
    const seccion = Object.keys(next).length > 0 ? next : undefined;
    editor.edit('seccion', (at) => changeField(at, field.key, { seccion }), `${field.key} seccion ${member}`);
  }

  return (
    <Setting part="seccion">
      <div className="space-y-3">
        <TextField
          label={t('part.seccion_titulo')}
          value={textOf(section.titulo)}
          isReadOnly={isReadOnly}
          onChange={(text) => write('titulo', text)}
        />
        <TextArea
          label={t('part.seccion_texto')}
          rows={2}
          value={textOf(section.texto)}
          isReadOnly={isReadOnly}
          onChange={(text) => write('texto', text)}
        />
      </div>
    </Setting>
  );
}
