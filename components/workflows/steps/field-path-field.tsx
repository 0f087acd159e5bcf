'use client';

import { ComboBox } from '@/components/ui/fields/combo-box';
import { textOfValue } from '@/components/workflows/values/config-values';
import type { WidgetProps } from './config-field';
import { useKnownFields } from './known-fields';
import { useTagLabels } from './use-tag-labels';

type FieldPathProps = Pick<WidgetProps, 'label' | 'value' | 'onChange' | 'isDisabled'> & {
  hint?: WidgetProps['hint'];
};

/** A field of a record by what people call it, out of what the server says there is; any other path may be typed. */
export function FieldPathField({ label, value, onChange, hint, isDisabled }: FieldPathProps) {
  const { options } = useKnownFields();
  const labelOf = useTagLabels();
  const text = textOfValue(value);
  const paths = options.map(({ path }) => path);
  const all = text === '' || paths.includes(text) ? paths : [text, ...paths];
  const shown = all.map((path) => ({ id: path, label: labelOf(path).text, description: path }));
  const byPath = (typed: string) => shown.find(({ id }) => id === typed.trim())?.id;
  return (
    <ComboBox
      label={label}
      options={shown}
      value={text === '' ? null : text}
      onChange={(id) => onChange(id ?? undefined)}
      onCustomValue={(typed) => onChange(typed.trim() === '' ? undefined : (byPath(typed) ?? typed.trim()))}
      isDisabled={isDisabled}
      description={hint}
    />
  );
}
