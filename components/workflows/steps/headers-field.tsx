'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { type Header, headerFault, headersOf, valueOfHeaders } from '@/components/workflows/values/headers';
import type { JsonObject } from '@/lib/contract/scalars';
import { isSame } from '@/lib/json/same-json';
import type { WidgetProps } from './config-field';
import { TagPicker } from './tag-picker';

/** Headers as rows of a name and a value. A row that cannot be one yet stays on the screen and out of the config. */
export function HeadersField({ label, value, onChange, hint, isDisabled, takesTags }: WidgetProps) {
  const t = useTranslations('workflows.form');
  const stored = value as JsonObject | undefined;
  const [typed, setTyped] = useState<readonly Header[]>();
  const isCurrent = typed && isSame(valueOfHeaders(typed), stored);
  const rows = isCurrent ? typed : headersOf(stored);

  function change(next: readonly Header[]) {
    setTyped(next);
    const read = valueOfHeaders(next);
    if (!isSame(read, stored)) onChange(read);
  }

  const set = (index: number, part: Partial<Header>) =>
    change(rows.with(index, { ...rows[index]!, ...part }));
  return (
    <fieldset className="space-y-1.5">
      <legend className="mb-1 font-medium text-xs">{label}</legend>
      {rows.map((row, index) => {
        const number = index + 1;
        const fault = headerFault(rows, index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place while they are typed
          <div key={index} className="flex items-start gap-1">
            <TextField
              label={t('headerName', { number })}
              isLabelHidden
              isMonospace
              value={row.name}
              maxLength={200}
              onChange={(name) => set(index, { name })}
              isReadOnly={isDisabled}
              errorMessage={fault && t(fault === 'missing' ? 'headerNameMissing' : 'headerTwice')}
              className="w-2/5 shrink-0"
            />
            <TextField
              label={t('headerValue', { number })}
              isLabelHidden
              value={row.value}
              onChange={(text) => set(index, { value: text })}
              isReadOnly={isDisabled}
              suffix={
                takesTags &&
                !isDisabled && (
                  <TagPicker
                    label={t('headerValue', { number })}
                    onChoose={(tag) => set(index, { value: row.value + tag })}
                  />
                )
              }
              className="flex-1"
            />
            {!isDisabled && (
              <IconButton
                label={t('removeHeader', { number })}
                icon={<X aria-hidden />}
                onPress={() => change(rows.toSpliced(index, 1))}
              />
            )}
          </div>
        );
      })}
      {!isDisabled && (
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          onPress={() => setTyped([...rows, { name: '', value: '' }])}
        >
          {t('addHeader')}
        </Button>
      )}
      {hint && <div className="text-ink-muted text-xs">{hint}</div>}
    </fieldset>
  );
}
