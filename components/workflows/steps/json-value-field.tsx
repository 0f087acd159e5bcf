'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { jsonFault } from '@/components/workflows/values/json-text';
import type { Json } from '@/lib/contract/scalars';
import { tryParseJson } from '@/lib/json/parse-json';
import { isSame, prettyJson } from '@/lib/json/same-json';
import type { ValueWidgetProps } from './config-field';
import { TagEditor } from './tag-editor';

/**
 * A value that fits no widget, as JSON. What cannot be read yet stays on the screen, with what is left open or where it
 * fails, and changes nothing.
 */
export function JsonValueField({ label, value, onChange, hint, isDisabled, takesTags }: ValueWidgetProps) {
  const t = useTranslations('workflows.form');
  const [typed, setTyped] = useState<{ text: string; value: Json | undefined } | undefined>();
  const text = typed && isSame(typed.value, value) ? typed.text : prettyJson(value);
  const fault = jsonFault(text);
  return (
    <TagEditor
      label={label}
      value={text}
      isJson
      isReadOnly={isDisabled}
      takesTags={takesTags}
      error={
        fault &&
        (fault.kind === 'open'
          ? t('jsonEnds', { open: fault.open })
          : t('notJsonAt', { line: fault.line, column: fault.column }))
      }
      hint={hint}
      onChange={(next) => {
        const read = parse(next);
        setTyped({ text: next, value: read ? read.value : value });
        if (read && !isSame(read.value, value)) onChange(read.value);
      }}
    />
  );
}

function parse(text: string): { value: Json | undefined } | undefined {
  if (text.trim() === '') return { value: undefined };
  const value = tryParseJson(text) as Json | undefined;
  return value === undefined ? undefined : { value };
}
