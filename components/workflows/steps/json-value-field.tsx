'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextArea } from '@/components/ui/fields/text-area';
import { isSame, prettyJson } from '@/components/workflows/document/document-canonical';
import type { Json } from '@/lib/contract/scalars';
import { tryParseJson } from '@/lib/json/parse-json';
import type { ValueWidgetProps } from './config-field';

/** A value that fits no widget, as JSON. What cannot be read yet stays on the screen and changes nothing. */
export function JsonValueField({ label, value, onChange, hint, isDisabled }: ValueWidgetProps) {
  const t = useTranslations('workflows.form');
  const [typed, setTyped] = useState<{ text: string; value: Json | undefined } | undefined>();
  const text = typed && isSame(typed.value, value) ? typed.text : prettyJson(value);
  const parsed = parse(text);

  return (
    <TextArea
      label={label}
      value={text}
      rows={4}
      isMonospace
      spellCheck="false"
      isReadOnly={isDisabled}
      errorMessage={parsed ? undefined : t('notJson')}
      description={hint}
      onChange={(next) => {
        const read = parse(next);
        setTyped({ text: next, value: read ? read.value : value });
        if (read) onChange(read.value);
      }}
    />
  );
}

function parse(text: string): { value: Json | undefined } | undefined {
  if (text.trim() === '') return { value: undefined };
  const value = tryParseJson(text) as Json | undefined;
  return value === undefined ? undefined : { value };
}
