'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/fields/text-field';
import type { Json } from '@/lib/contract/scalars';
import { conditionValueFor, conditionWidgetOf } from './condition-value';
import { textOfValue } from './config-values';
import { JsonValueField } from './json-value-field';
import { ListField } from './list-field';

type ConditionValueFieldProps = {
  label: string;
  operator: string;
  value: Json | undefined;
  isDisabled: boolean;
  onChange: (value: Json) => void;
};

/** What a condition compares with: a text, a list one item a line, or JSON for what is neither. */
export function ConditionValueField({
  label,
  operator,
  value,
  isDisabled,
  onChange,
}: ConditionValueFieldProps) {
  const t = useTranslations('workflows.form');
  const change = (next: Json | undefined) => onChange(conditionValueFor(operator, next));
  const widget = conditionWidgetOf(operator, value);
  if (widget === 'line') {
    return <TextField label={label} value={textOfValue(value)} isReadOnly={isDisabled} onChange={change} />;
  }
  const props = { label, value: conditionValueFor(operator, value), isDisabled, onChange: change };
  return widget === 'list' ? (
    <ListField {...props} hint={undefined} />
  ) : (
    <JsonValueField {...props} hint={Array.isArray(props.value) ? t('listValue') : undefined} />
  );
}
