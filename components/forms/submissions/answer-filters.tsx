'use client';

import { ListFilter, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/fields/date-field';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { IconButton } from '@/components/ui/icon-button';
import { PopoverDialog } from '@/components/ui/overlays/popover-dialog';
import type { AnswerColumn } from '@/lib/forms/answer-columns';
import { type AnswerCondition, readConditions, writeConditions } from '@/lib/forms/answer-filter';
import { operatorsOf, takesValue } from '@/lib/rules/forms/logic';
import { useAnswerWords } from './use-answer-words';

type AnswerFiltersProps = {
  columns: readonly AnswerColumn[];
  /** As the address has them. */
  value: string;
  onChange: (value: string) => void;
};

/** What answers are to be: each comparison as a sentence that can be taken away, and one more. */
export function AnswerFilters({ columns, value, onChange }: AnswerFiltersProps) {
  const t = useTranslations('forms.submissions.filter');
  const say = useAnswerWords();
  const conditions = readConditions(value);
  const change = (next: readonly AnswerCondition[]) => onChange(writeConditions(next));
  return (
    <>
      {conditions.map((condition, place) => {
        const column = columns.find(({ id }) => id === condition.column);
        const isFlag = column?.tipo === 'casilla';
        const words = t('chosen', {
          field: column?.label ?? t('noField'),
          operator: t(`op.${condition.operator}`),
          value: takesValue(condition.operator)
            ? say(isFlag ? condition.value === 'true' : condition.value, column?.tipo ?? '')
            : '',
        }).trim();
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
            key={place}
            className="inline-flex h-8 max-w-72 items-center gap-1 rounded-md border bg-accent-soft pl-2 text-accent-ink text-xs"
          >
            <span className="truncate">{words}</span>
            <IconButton
              label={t('remove', { filter: words })}
              icon={<X aria-hidden />}
              onPress={() => change(conditions.toSpliced(place, 1))}
            />
          </span>
        );
      })}
      {columns.length > 0 && (
        <PopoverDialog
          label={t('add')}
          placement="bottom start"
          className="p-3"
          trigger={<Button icon={<ListFilter aria-hidden />}>{t('add')}</Button>}
        >
          {(close) => (
            <NewCondition
              columns={columns}
              onAdd={(added) => {
                close();
                change([...conditions, added]);
              }}
            />
          )}
        </PopoverDialog>
      )}
    </>
  );
}

type NewConditionProps = { columns: readonly AnswerColumn[]; onAdd: (condition: AnswerCondition) => void };

function NewCondition({ columns, onAdd }: NewConditionProps) {
  const t = useTranslations('forms.submissions.filter');
  const [columnId, setColumn] = useState(columns[0]!.id);
  const column = columns.find(({ id }) => id === columnId) ?? columns[0]!;
  const operators = operatorsOf(column.tipo);
  const [wanted, setOperator] = useState(operators[0]!);
  const operator = operators.includes(wanted) ? wanted : operators[0]!;
  const [value, setValue] = useState('');
  const isReady = !takesValue(operator) || value.trim() !== '';

  function add() {
    if (!isReady) return;
    onAdd({ column: column.id, operator, value: takesValue(operator) ? value.trim() : '' });
  }
  return (
    <form
      className="w-64 space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Select
        label={t('field')}
        value={column.id}
        onChange={(id) => {
          setColumn(id);
          setValue('');
        }}
        options={columns.map(({ id, label }) => ({ id, label }))}
      />
      <Select
        label={t('operator')}
        value={operator}
        onChange={setOperator}
        options={operators.map((id) => ({ id, label: t(`op.${id}`) }))}
      />
      {takesValue(operator) && <ValueField column={column} value={value} onChange={setValue} />}
      <Button type="submit" variant="primary" isDisabled={!isReady}>
        {t('apply')}
      </Button>
    </form>
  );
}

type ValueFieldProps = { column: AnswerColumn; value: string; onChange: (value: string) => void };

function ValueField({ column, value, onChange }: ValueFieldProps) {
  const t = useTranslations('forms.submissions');
  const label = t('filter.value');
  const { tipo, opciones } = column;
  if (tipo === 'casilla' || opciones.length > 0) {
    const options =
      tipo === 'casilla'
        ? [
            { id: 'true', label: t('yes') },
            { id: 'false', label: t('no') },
          ]
        : [...new Set(opciones)].map((option) => ({ id: option, label: option }));
    return <Select label={label} value={value || null} onChange={onChange} options={options} />;
  }
  if (tipo === 'fecha') {
    return <DateField label={label} value={value || null} onChange={(day) => onChange(day ?? '')} />;
  }
  return (
    <TextField
      label={label}
      value={value}
      onChange={onChange}
      maxLength={200}
      inputMode={tipo === 'numero' ? 'decimal' : 'text'}
    />
  );
}
