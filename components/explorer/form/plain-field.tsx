'use client';

import { useTranslations } from 'next-intl';
import { ComboBox } from '@/components/ui/fields/combo-box';
import type { FieldWords } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import type { Json } from '@/lib/contract/scalars';
import type { FieldControl } from './field-control';
import { textOfValue, valueOfText } from './field-text';
import type { FormField } from './form-field';
import { JsonField } from './json-field';

type PlainFieldProps = FieldWords & {
  /** Its place's name in the body. */
  name: string;
  isItem?: boolean | undefined;
  control: FieldControl;
  field: FormField;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
  /** Of a control that is typed into. */
  onFocusChange: (isFocused: boolean) => void;
};

/** A value without fields or items of its own; one of another kind than the field's is shown as JSON. */
export function PlainField({
  name,
  isItem,
  control,
  field,
  value,
  onChange,
  onFocusChange,
  ...words
}: PlainFieldProps) {
  const t = useTranslations('explorer.form');
  const { kind, options = [], example } = field;
  switch (control) {
    case 'flag':
      return (
        <ComboBox
          {...words}
          options={[
            { id: 'true', label: 'true' },
            { id: 'false', label: 'false' },
          ]}
          value={typeof value === 'boolean' ? String(value) : null}
          onChange={(id) => onChange(id === null ? undefined : id === 'true')}
        />
      );
    case 'choice':
      return (
        <ComboBox
          {...words}
          options={options.map((id) => ({ id, label: id }))}
          value={typeof value === 'string' ? value : null}
          onChange={(id) => onChange(id ?? undefined)}
        />
      );
    case 'text':
      return (
        <TextField
          {...words}
          {...(example !== undefined && {
            placeholder: typeof example === 'string' ? example : JSON.stringify(example),
          })}
          value={textOfValue(field, value) ?? ''}
          onChange={(next) => onChange(valueOfText(field, next))}
          onFocusChange={onFocusChange}
        />
      );
    default:
      return (
        <JsonField
          {...words}
          description={kind === 'json' ? words.description : t('otherKind')}
          name={name}
          isItem={isItem}
          value={value}
          onChange={onChange}
          onFocusChange={onFocusChange}
        />
      );
  }
}
