'use client';

import { ComboBox } from '@/components/ui/fields/combo-box';
import type { WidgetProps } from './config-field';
import { textOfValue } from './config-values';
import { useKnownFields } from './known-fields';

type FieldPathProps = Pick<WidgetProps, 'label' | 'value' | 'onChange' | 'isDisabled'> & {
  hint?: WidgetProps['hint'];
};

/** A field of a record, `deal.amount`, out of what the server says there is; any other may be typed. */
export function FieldPathField({ label, value, onChange, hint, isDisabled }: FieldPathProps) {
  const { options } = useKnownFields();
  const text = textOfValue(value);
  const known = options.map(({ path, label: name }) => ({ id: path, label: path, description: name }));
  const shown =
    text === '' || known.some(({ id }) => id === text) ? known : [{ id: text, label: text }, ...known];
  return (
    <ComboBox
      label={label}
      options={shown}
      value={text === '' ? null : text}
      onChange={(id) => onChange(id ?? undefined)}
      onCustomValue={(typed) => onChange(typed === '' ? undefined : typed)}
      isDisabled={isDisabled}
      description={hint}
    />
  );
}
