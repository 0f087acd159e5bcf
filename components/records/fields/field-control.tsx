'use client';

import { type Ref, useState } from 'react';
import { RecordPicker } from '@/components/records/pick/record-picker';
import { useChoiceWords } from '@/components/records/words';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { DateField } from '@/components/ui/fields/date-field';
import { Select } from '@/components/ui/fields/select';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import type { Id } from '@/lib/api/loose';
import type { CustomDraft } from '@/lib/fields/custom-fields';
import { isDay } from '@/lib/format/days';
import type { FieldDraft } from '@/lib/records/draft';
import type { Field } from '@/lib/resources/resource';
import { CurrencyField } from './currency-field';
import { CustomFieldsEditor } from './custom-fields-editor';
import { PhoneField } from './phone-field';
import { RutField } from './rut-field';

export type FieldControlProps = {
  field: Field;
  label: string;
  isLabelHidden?: boolean;
  value: FieldDraft;
  onChange: (value: FieldDraft) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  errorMessage?: string | undefined;
};

const modes = { email: 'email', url: 'url', money: 'decimal', number: 'decimal', id: 'numeric' } as const;
const monospace = ['id', 'json'];

/** The control of a field by its kind. */
export function FieldControl({ field, value, inputRef, ...rest }: FieldControlProps) {
  const { kind, form = {} } = field;
  const shared = { ...rest, isOptional: !form.isRequired };
  const text = { ...shared, value: String(value ?? '') };
  switch (kind) {
    case 'long':
      return <TextArea {...text} maxLength={form.maxLength} rows={4} />;
    case 'phone':
      return <PhoneField {...text} />;
    case 'currency':
      return <CurrencyField {...text} inputRef={inputRef} />;
    case 'rut':
      return <RutField {...text} />;
    case 'date':
      return <DayControl {...shared} value={value} />;
    case 'choice':
      return <ChoiceControl {...text} field={field} />;
    case 'ref':
      return <RecordPicker {...shared} inputRef={inputRef} of={field.to ?? ''} value={value as Id | null} />;
    case 'flag':
      return (
        <Checkbox isSelected={value === true} onChange={rest.onChange}>
          {rest.label}
        </Checkbox>
      );
    case 'custom':
      return <CustomFieldsEditor {...rest} value={value as CustomDraft} />;
    default:
      return (
        <TextField
          {...text}
          inputRef={inputRef}
          isRequired={form.isRequired}
          maxLength={form.maxLength}
          type={kind === 'email' ? 'email' : 'text'}
          inputMode={kind in modes ? modes[kind as keyof typeof modes] : undefined}
          placeholder={kind === 'url' ? 'https://' : undefined}
          isMonospace={monospace.includes(kind)}
          autoComplete="off"
        />
      );
  }
}

type DayControlProps = Omit<FieldControlProps, 'field' | 'inputRef'> & { isOptional: boolean };

/** A day that is picked; what a server keeps with its hour is edited as the text that it is. */
function DayControl({ value, onChange, ...rest }: DayControlProps) {
  const text = String(value ?? '');
  const [isText] = useState(text !== '' && !isDay(text));
  if (!isText) return <DateField {...rest} value={isDay(text) ? text : null} onChange={onChange} />;
  return (
    <TextField {...rest} value={text} onChange={(typed) => onChange(typed.trim() || null)} isMonospace />
  );
}

type ChoiceControlProps = Omit<FieldControlProps, 'value' | 'inputRef'> & { value: string };

/** A word that only the server knows stays among the choices. */
function ChoiceControl({ field, value, onBlur: _, ...rest }: ChoiceControlProps) {
  const words = useChoiceWords(field.choiceWords);
  const choices = [...new Set([...(field.choices ?? []), ...(value === '' ? [] : [value])])];
  return <Select {...rest} value={value} options={choices.map((id) => ({ id, label: words(id) }))} />;
}
