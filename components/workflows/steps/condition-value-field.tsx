'use client';

import { useTranslations } from 'next-intl';
import { CurrencyField } from '@/components/records/fields/currency-field';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { type FieldType, fieldOf } from '@/components/workflows/blocks/field-type';
import { conditionEntryOf } from '@/components/workflows/values/condition-row';
import { conditionValueFor, conditionWidgetOf } from '@/components/workflows/values/condition-value';
import { textOfValue } from '@/components/workflows/values/config-values';
import type { Json } from '@/lib/contract/scalars';
import { currencyName } from '@/lib/format/money';
import { recordKindOf } from '@/lib/workflows/record-kinds';
import { DayField, isDayText } from './day-field';
import { JsonValueField } from './json-value-field';
import { ListField } from './list-field';
import { StaticField } from './static-field';
import { TagNameField } from './tag-name-field';

type ConditionValueFieldProps = {
  label: string;
  /** The field that it is compared with, and what that holds. */
  path: string;
  type: FieldType | undefined;
  /** The currency that an amount is compared in, where the conditions say so. */
  currency: string | undefined;
  operator: string;
  value: Json | undefined;
  isDisabled: boolean;
  onChange: (value: Json) => void;
};

/** What a condition compares with, by what its field holds; a list one item a line, or JSON for what is none of that. */
export function ConditionValueField(props: ConditionValueFieldProps) {
  const { label, path, type, currency, operator, value, isDisabled, onChange } = props;
  const t = useTranslations('workflows.form');
  const change = (next: Json | undefined) => onChange(conditionValueFor(operator, next));
  const text = textOfValue(value);
  const plain = { label, isDisabled, hint: undefined };
  const whole = { ...plain, value: value === '' ? undefined : value, onChange: change, takesTags: false };
  switch (conditionEntryOf(type, operator, value)) {
    case 'tag':
      return <TagNameField {...plain} value={text} onChange={change} />;
    case 'currency':
      return <CurrencyField {...plain} value={text} onChange={(code) => change(code || undefined)} />;
    case 'date':
      if (isDayText(value)) return <DayField {...whole} />;
      break;
    case 'record': {
      const key = fieldOf(path);
      if (recordKindOf(key) === undefined) break;
      return <StaticField {...whole} configKey={recordKey(key)} widget="record" />;
    }
    case 'boolean':
      return (
        <Select
          label={label}
          options={[
            { id: 'true', label: t('yes') },
            { id: 'false', label: t('no') },
          ]}
          value={text === 'true' || text === 'false' ? text : null}
          isDisabled={isDisabled}
          onChange={(id) => change(id === 'true')}
        />
      );
    case 'amount':
    case 'number':
      return (
        <TextField
          label={label}
          value={text}
          inputMode="decimal"
          isReadOnly={isDisabled}
          onChange={change}
          prefix={currency && <span className="text-ink-muted text-xs">{currencyName(currency)}</span>}
        />
      );
  }
  const widget = conditionWidgetOf(operator, value);
  if (widget === 'line') {
    return <TextField label={label} value={text} isReadOnly={isDisabled} onChange={change} />;
  }
  const listed = { ...whole, value: conditionValueFor(operator, value) };
  return widget === 'list' ? (
    <ListField {...listed} />
  ) : (
    <JsonValueField {...listed} hint={Array.isArray(listed.value) ? t('listValue') : undefined} />
  );
}

/** A record's id is a number, as a step's key of that name would be. */
const recordKey = (key: string) =>
  ({
    key,
    type: 'integer',
    required: false,
    label: undefined,
    description: '',
    unit: undefined,
    choices: [],
    byDefault: undefined,
  }) as const;
