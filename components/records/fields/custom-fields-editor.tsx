'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import type { CustomDraft, CustomField } from '@/lib/fields/custom-fields';

type CustomFieldsEditorProps = {
  isLabelHidden?: boolean | undefined;
  value: CustomDraft;
  onChange: (value: CustomDraft) => void;
  errorMessage?: string | undefined;
};

/** The subaccount's own fields: names and values of any kind. */
export function CustomFieldsEditor({
  isLabelHidden,
  value,
  onChange,
  errorMessage,
}: CustomFieldsEditorProps) {
  const t = useTranslations('records.custom');
  const change = (place: number, part: Partial<CustomField>) =>
    onChange(value.map((field, index) => (index === place ? { ...field, ...part } : field)));
  return (
    <fieldset className="space-y-2">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1 font-medium text-xs'}>{t('title')}</legend>
      {value.length === 0 && <p className="text-ink-muted text-xs">{t('none')}</p>}
      {value.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields are told apart by their place while they are named
        <div key={index} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] gap-2">
          <TextField
            label={t('name')}
            isLabelHidden
            placeholder={t('name')}
            isReadOnly={field.original !== undefined}
            isMonospace
            maxLength={100}
            value={field.key}
            onChange={(key) => change(index, { key })}
          />
          <TextField
            label={t('value', { name: field.key || t('name') })}
            isLabelHidden
            value={field.text}
            onChange={(text) => change(index, { text })}
          />
          <IconButton
            label={t('remove', { name: field.key })}
            icon={<X aria-hidden />}
            onPress={() => onChange(value.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      {errorMessage && <p className="text-danger-ink text-xs">{errorMessage}</p>}
      <Button
        size="sm"
        icon={<Plus aria-hidden />}
        onPress={() => onChange([...value, { key: '', text: '', original: undefined }])}
      >
        {t('add')}
      </Button>
    </fieldset>
  );
}
