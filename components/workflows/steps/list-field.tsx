'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { textOfValue } from '@/components/workflows/values/config-values';
import type { Json } from '@/lib/contract/scalars';
import type { ValueWidgetProps } from './config-field';

/** A list of texts, one a line. */
export function ListField({ label, value, onChange, hint, isDisabled }: ValueWidgetProps) {
  const t = useTranslations('workflows.form');
  const items: Json[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="space-y-1.5">
      <legend className="font-medium text-xs">{label}</legend>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name but their place
        <div key={index} className="flex gap-1">
          <TextField
            label={t('item', { number: index + 1 })}
            isLabelHidden
            value={textOfValue(item)}
            onChange={(text) => onChange(items.with(index, text))}
            isReadOnly={isDisabled}
            className="flex-1"
          />
          {!isDisabled && (
            <IconButton
              label={t('removeItem', { number: index + 1 })}
              icon={<X aria-hidden />}
              onPress={() => onChange(items.length === 1 ? undefined : items.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {!isDisabled && (
        <Button size="sm" icon={<Plus aria-hidden />} onPress={() => onChange([...items, ''])}>
          {t('addItem')}
        </Button>
      )}
      {hint && <p className="text-ink-muted text-xs">{hint}</p>}
    </fieldset>
  );
}
