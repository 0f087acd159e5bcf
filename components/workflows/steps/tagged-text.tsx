'use client';

import { useRef } from 'react';
import { TextArea } from '@/components/ui/fields/text-area';
import { TextField } from '@/components/ui/fields/text-field';
import type { WidgetProps } from './config-field';
import { textOfValue, valueOfText } from './config-values';
import { TagPicker } from './tag-picker';

type TaggedTextProps = WidgetProps & { isLong: boolean; suggestions?: readonly string[] };

/** Text in which merge tags may stand; the picker puts one where the cursor was. */
export function TaggedText({
  configKey,
  label,
  value,
  onChange,
  hint,
  isDisabled,
  isLong,
  suggestions,
}: TaggedTextProps) {
  const field = useRef<HTMLDivElement>(null);
  const text = textOfValue(value);
  const change = (next: string) => onChange(valueOfText(next, configKey.type));

  function insert(tag: string) {
    const control = field.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const at = control?.selectionStart ?? text.length;
    const end = control?.selectionEnd ?? at;
    onChange(text.slice(0, at) + tag + text.slice(end));
    requestAnimationFrame(() => {
      control?.focus();
      control?.setSelectionRange(at + tag.length, at + tag.length);
    });
  }

  const picker = !isDisabled && <TagPicker label={label} onChoose={insert} />;
  const aria = { label, value: text, onChange: change, description: hint, isReadOnly: isDisabled };
  return (
    <div ref={field} className="relative">
      {isLong ? (
        <>
          <TextArea {...aria} rows={4} />
          <div className="absolute top-5 right-0.5">{picker}</div>
        </>
      ) : (
        <TextField {...aria} suffix={picker} suggestions={suggestions} />
      )}
    </div>
  );
}
