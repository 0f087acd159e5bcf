'use client';

import { useCallback, useEffect, useRef } from 'react';
import { TextField } from '@/components/ui/fields/text-field';
import { textOfValue, valueOfText } from '@/components/workflows/values/config-values';
import { currencyName } from '@/lib/format/money';
import type { WidgetProps } from './config-field';
import { TagPicker } from './tag-picker';

type TaggedTextProps = WidgetProps & {
  /** Digits are typed into it, as a rule: a touch keyboard shows them. */
  isNumber?: boolean;
  /** The currency of an amount. */
  unit?: string | undefined;
};

/** One line in which merge tags may stand; the picker puts one where the cursor was. */
export function TaggedText({
  configKey,
  label,
  value,
  onChange,
  hint,
  isDisabled,
  takesTags,
  isNumber = false,
  unit,
}: TaggedTextProps) {
  const control = useRef<HTMLInputElement>(null);
  const text = textOfValue(value);

  const latest = useRef({ text, onChange });
  useEffect(() => {
    latest.current = { text, onChange };
  });
  const insert = useCallback((tag: string) => {
    const { text, onChange } = latest.current;
    const at = control.current?.selectionStart ?? text.length;
    const end = control.current?.selectionEnd ?? at;
    onChange(text.slice(0, at) + tag + text.slice(end));
    requestAnimationFrame(() => {
      control.current?.focus();
      control.current?.setSelectionRange(at + tag.length, at + tag.length);
    });
  }, []);

  return (
    <TextField
      inputRef={control}
      label={label}
      value={text}
      onChange={(next) => onChange(valueOfText(next, configKey.type))}
      description={hint}
      isReadOnly={isDisabled}
      inputMode={isNumber ? 'decimal' : undefined}
      prefix={unit && <span className="text-ink-muted text-xs">{currencyName(unit)}</span>}
      suffix={takesTags && !isDisabled && <TagPicker label={label} onChoose={insert} />}
    />
  );
}
