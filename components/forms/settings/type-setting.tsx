'use client';

import { useTranslations } from 'next-intl';
import { changeType } from '@/components/forms/document/change-type';
import type { FieldType, FieldView } from '@/components/forms/document/fields';
import { useFormScope } from '@/components/forms/editor/editor-context';
import { Select } from '@/components/ui/fields/select';
import { toastSuccess } from '@/components/ui/overlays/toast';
import { formFieldTypes } from '@/lib/api/contract/forms';
import { Setting } from './setting';

/** The type of a field. What the new one has no use for is dropped, said, and comes back by undo. */
export function TypeSetting({ field }: { field: FieldView }) {
  const t = useTranslations('forms.settings');
  const word = useTranslations('forms');
  const { editor, isReadOnly } = useFormScope();

  function change(tipo: FieldType) {
    const options = [1, 2].map((number) => t('newOption', { number }));
    const { document, dropped } = changeType(editor.document, field.key, tipo, options);
    editor.edit('tipo', () => document);
    const type = word(`type.${tipo}`);
    const names = dropped.map((member) => t(`part.${member}`)).join(', ');
    const said = dropped.length > 0 ? t('typeDropped', { type, names }) : t('typeChanged', { type });
    editor.say(said);
    if (dropped.length === 0) return;
    toastSuccess(said, { label: t('undo'), onClick: () => editor.document === document && editor.undo() });
  }

  return (
    <Setting part="tipo">
      <Select<FieldType>
        label={t('part.tipo')}
        options={formFieldTypes.map((id) => ({ id, label: word(`type.${id}`) }))}
        value={field.tipo as FieldType}
        isDisabled={isReadOnly}
        onChange={change}
      />
    </Setting>
  );
}
