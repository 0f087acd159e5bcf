'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { IconButton } from '@/components/ui/icon-button';
import { fieldTypeOf, operatorsFor } from '@/components/workflows/blocks/field-type';
import { removeIn, setIn } from '@/components/workflows/document/document-path';
import { useEditorScope } from '@/components/workflows/editor/editor-context';
import { currencyBeside, withCurrency } from '@/components/workflows/values/condition-row';
import { valueAfterOperator } from '@/components/workflows/values/condition-value';
import { textOfValue } from '@/components/workflows/values/config-values';
import type { Json } from '@/lib/contract/scalars';
import { own } from '@/lib/json/same-json';
import { ConditionValueField } from './condition-value-field';
import { FieldPathField } from './field-path-field';
import { useKnownFields } from './known-fields';

type ConditionFieldProps = {
  row: Json;
  rows: readonly Json[];
  index: number;
  isAny: boolean;
  isDisabled: boolean;
  onChange: (rows: Json[]) => void;
};

/** One condition: its field, one of the operators that the field can have, and a value of the field's type. */
export function ConditionField({ row, rows, index, isAny, isDisabled, onChange }: ConditionFieldProps) {
  const t = useTranslations('workflows.form');
  const { index: blocks } = useEditorScope();
  const { typeOf } = useKnownFields();
  const number = index + 1;
  const path = textOfValue(own(row, 'campo'));
  const operator = textOfValue(own(row, 'operador'));
  const type = fieldTypeOf(path, typeOf(path));
  const fitting = operatorsFor(blocks.operators, type);
  const known = blocks.operators.find((one) => one.operator === operator);
  const takesValue = known?.takesValue ?? true;
  const isFitting = operator === '' || fitting.some((one) => one.operator === operator);
  const currency = type === 'amount' && !isAny ? currencyBeside(rows, path) : undefined;
  const options = [
    ...(isFitting ? [] : [{ id: operator, label: known?.label ?? operator.replaceAll('_', ' ') }]),
    ...fitting.map(({ operator: id, label, description }) => ({
      id,
      label: label ?? id.replaceAll('_', ' '),
      ...(description !== undefined && { description }),
    })),
  ];
  const change = (next: Json) => onChange(rows.with(index, next));

  function choose(id: string) {
    const valor = valueAfterOperator(operator, id, own(row, 'valor'));
    const renamed = setIn(row, ['operador'], id);
    const next = valor === undefined ? renamed : setIn(renamed, ['valor'], valor);
    const isUnary = blocks.operators.some((one) => one.operator === id && !one.takesValue);
    change(isUnary && own(next, 'valor') === '' ? removeIn(next, ['valor']) : next);
  }

  return (
    <div className="relative space-y-1.5 rounded-md border p-2 pr-9">
      <div data-field={`condiciones.${index}.campo`}>
        <FieldPathField
          label={t('field', { number })}
          value={own(row, 'campo')}
          isDisabled={isDisabled}
          onChange={(campo) => change(setIn(row, ['campo'], campo ?? ''))}
        />
      </div>
      <div data-field={`condiciones.${index}.operador`}>
        <Select
          label={t('operator', { number })}
          options={options}
          value={operator === '' ? null : operator}
          isDisabled={isDisabled}
          description={!isFitting && known ? t('otherOperator') : undefined}
          onChange={choose}
        />
      </div>
      {takesValue && (
        <div data-field={`condiciones.${index}.valor`}>
          <ConditionValueField
            label={t('value', { number })}
            path={path}
            type={type}
            currency={currency}
            operator={operator}
            value={own(row, 'valor')}
            isDisabled={isDisabled}
            onChange={(valor) => change(setIn(row, ['valor'], valor))}
          />
        </div>
      )}
      {type === 'amount' && takesValue && currency === undefined && (
        <p className="flex flex-wrap items-center justify-between gap-1 text-ink-muted text-xs">
          {t('ownCurrency')}
          {!isDisabled && !isAny && (
            <Button size="sm" variant="ghost" onPress={() => onChange(withCurrency(rows, index, 'CLP'))}>
              {t('addCurrency')}
            </Button>
          )}
        </p>
      )}
      {!isDisabled && (
        <IconButton
          size="sm"
          label={t('removeCondition', { number })}
          icon={<X aria-hidden />}
          className="absolute top-1 right-1"
          onPress={() => onChange(rows.toSpliced(index, 1))}
        />
      )}
    </div>
  );
}
