'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readJson } from '@/components/editing/read-json';
import type { FieldWords } from '@/components/ui/fields/field';
import { TextArea } from '@/components/ui/fields/text-area';
import type { Json } from '@/lib/contract/scalars';
import { isSame, prettyJson } from '@/lib/json/same-json';
import { useReportUnreadable } from './unreadable-fields';

type JsonFieldProps = FieldWords & {
  /** Its place's name in the body, by which it is told while it cannot be read. */
  name: string;
  /** It stands in a list, where an emptied text takes nothing away. */
  isItem?: boolean | undefined;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
  onFocusChange: (isFocused: boolean) => void;
};

/**
 * A value that only JSON says well. Half-typed JSON stays here, and reaches the body once it can be read; until then it
 * is among `useUnreadableFields`.
 */
export function JsonField({ name, isItem = false, value, onChange, ...words }: JsonFieldProps) {
  const t = useTranslations('explorer.form');
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: Json | undefined }>();
  const isCurrent = typed !== undefined && isSame(typed.of, value);
  const text = isCurrent ? typed.text : prettyJson(value);
  const readOf = (json: string) => (json.trim() === '' && !isItem ? undefined : readJson(json));
  const read = readOf(text);
  useReportUnreadable(name, read?.reason !== undefined);

  function type(next: string) {
    const parsed = readOf(next);
    if (parsed?.reason !== undefined) return setTyped({ text: next, of: value });
    setTyped({ text: next, of: parsed?.value });
    onChange(parsed?.value);
  }

  return (
    <TextArea
      {...words}
      {...(read?.reason !== undefined && { errorMessage: t('notJson', { reason: read.reason }) })}
      value={text}
      onChange={type}
      isMonospace
    />
  );
}
