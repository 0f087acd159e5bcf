'use client';

import { textOfValue } from '@/components/workflows/values/config-values';
import type { WidgetProps } from './config-field';
import { TagEditor } from './tag-editor';

/** A text of several lines, its merge tags as chips. */
export function MessageField({ label, value, onChange, hint, isDisabled, takesTags }: WidgetProps) {
  return (
    <TagEditor
      label={label}
      value={textOfValue(value)}
      onChange={(text) => onChange(text === '' ? undefined : text)}
      hint={hint}
      isReadOnly={isDisabled}
      takesTags={takesTags}
    />
  );
}
