'use client';

import { useTranslations } from 'next-intl';
import type { FieldView } from '@/components/forms/document/fields';
import { hasOptions } from '@/components/forms/document/new-field';
import { DateField } from '@/components/ui/fields/date-field';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import type { Json } from '@/lib/contract/scalars';
import { isDay } from '@/lib/rules/forms/formats';
import { isSameText } from '@/lib/rules/forms/logic';

type ConditionValueProps = {
  label: string;
  /** The field that is compared with. */
  other: FieldView;
  value: Json | undefined;
  isDisabled: boolean;
  onChange: (value: Json | undefined) => void;
};

/** What an answer is compared with, by a control of the other field's type. Numbers stay as they are typed. */
export function ConditionValue({ label, other, value, isDisabled, onChange }: ConditionValueProps) {
  const t = useTranslations('forms.logic');
  const text = value === undefined || value === null ? '' : String(value);
  const place = { label, isLabelHidden: true, className: 'min-w-32 flex-1', isDisabled };
  if (other.tipo === 'casilla') {
    return (
      <Select
        {...place}
        options={(['true', 'false'] as const).map((id) => ({ id, label: t(`box.${id}`) }))}
        value={text === 'true' || text === 'false' ? text : null}
        onChange={(id) => onChange(id === 'true')}
      />
    );
  }
  if (hasOptions(other.tipo)) {
    const options = [...new Set(other.opciones.filter(Boolean))];
    const chosen = options.find((option) => isSameText(option, text));
    const isGone = text !== '' && chosen === undefined;
    return (
      <Select
        {...place}
        options={[
          ...options.map((id) => ({ id, label: id })),
          ...(isGone ? [{ id: text, label: t('goneOption', { option: text }) }] : []),
        ]}
        value={chosen ?? (text || null)}
        onChange={onChange}
      />
    );
  }
  if (other.tipo === 'fecha' && (text === '' || isDay(text))) {
    return <DateField {...place} value={text || null} onChange={(day) => onChange(day ?? undefined)} />;
  }
  return (
    <TextField
      {...place}
      isDisabled={false}
      isReadOnly={isDisabled}
      inputMode={other.tipo === 'numero' ? 'decimal' : undefined}
      value={text}
      onChange={onChange}
    />
  );
}
