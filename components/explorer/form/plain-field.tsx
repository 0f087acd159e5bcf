'use client';

import { useTranslations } from 'next-intl';
import { ComboBox } from '@/components/ui/fields/combo-box';
import type { FieldWords } from '@/components/ui/fields/field';
import { TextField } from '@/components/ui/fields/text-field';
import type { Json } from '@/lib/contract/scalars';
import { textOfValue, valueOfText } from './field-text';
import type { FormField } from './form-field';
import { JsonField } from './json-field';

type PlainFieldProps = FieldWords & {
  field: FormField;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
};

/** A value without fields or items of its own; one of another kind than the field's is shown as JSON. */
export function PlainField({ field, value, onChange, ...words }: PlainFieldProps) {
  const t = useTranslations('explorer.form');
  const { kind, options, example } = field;
  if (kind === 'boolean' && (value === undefined || value === null || typeof value === 'boolean')) {
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
  }
  if (
    kind === 'choice' &&
    options &&
    (value === undefined || value === null || options.includes(value as string))
  ) {
    return (
      <ComboBox
        {...words}
        options={options.map((id) => ({ id, label: id }))}
        value={typeof value === 'string' ? value : null}
        onChange={(id) => onChange(id ?? undefined)}
      />
    );
  }
  const text = kind === 'json' ? undefined : textOfValue(field, value);
  if (text === undefined || kind === 'boolean') {
    const description = kind === 'json' ? words.description : t('otherKind');
    return <JsonField {...words} description={description} value={value} onChange={onChange} />;
  }
  return (
    <TextField
      {...words}
      {...(example !== undefined && {
        placeholder: typeof example === 'string' ? example : JSON.stringify(example),
      })}
      value={text}
      onChange={(next) => onChange(valueOfText(field, next))}
    />
  );
}
