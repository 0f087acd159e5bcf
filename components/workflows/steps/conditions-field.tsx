'use client';

import { Plus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { IconButton } from '@/components/ui/icon-button';
import { own } from '@/components/workflows/document/document-canonical';
import { removeIn, setIn } from '@/components/workflows/document/document-path';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import type { Json } from '@/lib/contract/scalars';
import { valueAfterOperator } from './condition-value';
import { ConditionValueField } from './condition-value-field';
import type { WidgetProps } from './config-field';
import { textOfValue } from './config-values';
import { FieldPathField } from './field-path-field';

/** Conditions as rows of a field, an operator and a value; what else a condition holds stays in it. */
export function ConditionsField({ label, value, onChange, hint, isDisabled }: WidgetProps) {
  const t = useTranslations('workflows.form');
  const { operators } = useEditorScope().index;
  const first = operators.some((one) => one.operator === 'igual') ? 'igual' : (operators[0]?.operator ?? '');
  const rows: Json[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="space-y-2">
      <legend className="font-medium text-xs">{label}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name but their place
        <div key={index} className="relative space-y-1.5 rounded-md border p-2 pr-9">
          <ConditionRow
            row={row}
            number={index + 1}
            isDisabled={isDisabled}
            onChange={(next) => onChange(rows.with(index, next))}
          />
          {!isDisabled && (
            <IconButton
              size="sm"
              label={t('removeCondition', { number: index + 1 })}
              icon={<X aria-hidden />}
              className="absolute top-1 right-1"
              onPress={() => onChange(rows.length === 1 ? undefined : rows.toSpliced(index, 1))}
            />
          )}
        </div>
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
      <p className="text-ink-muted text-xs">{hint}</p>
    </fieldset>
  );
}

type RowProps = { row: Json; number: number; isDisabled: boolean; onChange: (row: Json) => void };

function ConditionRow({ row, number, isDisabled, onChange }: RowProps) {
  const t = useTranslations('workflows.form');
  const { index } = useEditorScope();
  const operator = textOfValue(own(row, 'operador'));
  const { operators } = index;
  const takesValue = operators.find((one) => one.operator === operator)?.takesValue ?? true;
  const known = operators.map(({ operator: id, label, description }) => ({
    id,
    label: label ?? id.replaceAll('_', ' '),
    description,
  }));
  const isThere = operator === '' || known.some(({ id }) => id === operator);
  const shown = isThere ? known : [...known, { id: operator, label: operator }];
  return (
    <>
      <div data-field={`condiciones.${number - 1}.campo`}>
        <FieldPathField
          label={t('field', { number })}
          value={own(row, 'campo')}
          isDisabled={isDisabled}
          onChange={(campo) => onChange(setIn(row, ['campo'], campo ?? ''))}
        />
      </div>
      <div data-field={`condiciones.${number - 1}.operador`}>
        <Select
          label={t('operator', { number })}
          options={shown}
          value={operator === '' ? null : operator}
          isDisabled={isDisabled}
          onChange={(id) => {
            const valor = valueAfterOperator(operator, id, own(row, 'valor'));
            const renamed = setIn(row, ['operador'], id);
            const next = valor === undefined ? renamed : setIn(renamed, ['valor'], valor);
            const isUnary = operators.some((one) => one.operator === id && !one.takesValue);
            onChange(isUnary && own(next, 'valor') === '' ? removeIn(next, ['valor']) : next);
          }}
        />
      </div>
      {takesValue && (
        <div data-field={`condiciones.${number - 1}.valor`}>
          <ConditionValueField
            label={t('value', { number })}
            operator={operator}
            value={own(row, 'valor')}
            isDisabled={isDisabled}
            onChange={(valor) => onChange(setIn(row, ['valor'], valor))}
          />
        </div>
      )}
    </>
  );
}
