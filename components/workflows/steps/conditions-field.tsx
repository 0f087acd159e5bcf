'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Json } from '@/lib/contract/scalars';
import { ConditionField } from './condition-field';
import type { WidgetProps } from './config-field';

type ConditionsFieldProps = WidgetProps & {
  /** One of them is enough. */
  isAny: boolean;
};

/** Conditions as rows of a field, an operator and a value; what else a condition holds stays in it. */
export function ConditionsField({ label, value, onChange, hint, isDisabled, isAny }: ConditionsFieldProps) {
  const t = useTranslations('workflows.form');
  const { operators } = useEditorScope().index;
  const first = operators.some((one) => one.operator === 'igual') ? 'igual' : (operators[0]?.operator ?? '');
  const rows: Json[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="space-y-2">
      <legend className="font-medium text-xs">{label}</legend>
      {rows.map((row, index) => (
        <ConditionField
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name but their place
          key={index}
          row={row}
          rows={rows}
          index={index}
          isAny={isAny}
          isDisabled={isDisabled}
          onChange={(next) => onChange(next.length === 0 ? undefined : next)}
        />
      ))}
      {!isDisabled && (
        <Button
          size="sm"
          icon={<Plus aria-hidden />}
          onPress={() => onChange([...rows, { campo: '', operador: first, valor: '' }])}
        >
          {t('addCondition')}
        </Button>
      )}
      <div className="text-ink-muted text-xs">{hint}</div>
    </fieldset>
  );
}
