'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { DateField } from '@/components/ui/date-field';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { dealStates } from '@/lib/api/contract/deals';
import type { DealFilter } from '@/lib/deals/deal-filter';
import { ownersOf } from '@/lib/deals/deal-owner';
import { isDecimal } from '@/lib/format/decimal';
import { currencyName } from '@/lib/format/money';
import { useBoard } from './board-context';
import { useStateName } from './use-state-name';

const ANY = 'any';

type FilterPanelProps = { filter: DealFilter; onFilter: (filter: DealFilter) => void };

/** The filters beside the text; each takes effect at once. */
export function FilterPanel({ filter, onFilter }: FilterPanelProps) {
  const t = useTranslations('pipelines');
  const { columns } = useBoard();
  const stateName = useStateName();
  const currencies = useMemo(() => {
    const found = new Set(columns.flatMap(({ deals }) => deals.map((deal) => deal.currency ?? '')));
    return [...found, filter.currency]
      .filter((code, index, all) => code && all.indexOf(code) === index)
      .sort();
  }, [columns, filter.currency]);
  const owners = useMemo(() => ownersOf(columns.flatMap(({ deals }) => deals)), [columns]);
  const states = [...new Set([...dealStates, filter.estado])].filter(Boolean);
  const set = (change: Partial<DealFilter>) => onFilter({ ...filter, ...change });

  return (
    <fieldset className="grid grid-cols-2 gap-3 rounded-lg border bg-surface p-3 md:grid-cols-4 xl:grid-cols-8">
      <legend className="sr-only">{t('filter.button')}</legend>
      <AmountField label={t('filter.min')} value={filter.min} onChange={(min) => set({ min })} />
      <AmountField label={t('filter.max')} value={filter.max} onChange={(max) => set({ max })} />
      <Select
        label={t('filter.currency')}
        value={filter.currency || ANY}
        onChange={(id) => set({ currency: id === ANY ? '' : id })}
        options={[
          { id: ANY, label: t('filter.any') },
          ...currencies.map((id) => ({ id, label: currencyName(id) })),
        ]}
      />
      <DateField
        label={t('filter.from')}
        value={filter.from || null}
        onChange={(day) => set({ from: day ?? '' })}
      />
      <DateField
        label={t('filter.to')}
        value={filter.to || null}
        onChange={(day) => set({ to: day ?? '' })}
      />
      <Select
        label={t('filter.state')}
        value={filter.estado || ANY}
        onChange={(id) => set({ estado: id === ANY ? '' : id })}
        options={[{ id: ANY, label: t('filter.any') }, ...states.map((id) => ({ id, label: stateName(id) }))]}
      />
      <DigitsField label={t('filter.age')} value={filter.age} onChange={(age) => set({ age })} />
      {(owners.length > 0 || filter.owner !== '') && (
        <Select
          label={t('field.owner')}
          value={filter.owner || ANY}
          onChange={(id) => set({ owner: id === ANY ? '' : id })}
          options={[
            { id: ANY, label: t('filter.any') },
            ...[...new Set([...owners, filter.owner])].filter(Boolean).map((id) => ({ id, label: id })),
          ]}
        />
      )}
    </fieldset>
  );
}

/** Keeps what is being typed; only what is a decimal filters. */
function AmountField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const { value, onChange } = props;
  const t = useTranslations('pipelines');
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const isWrong = text !== '' && !isDecimal(text);
  return (
    <TextField
      label={props.label}
      value={text}
      inputMode="decimal"
      errorMessage={isWrong ? t('filter.notDecimal') : undefined}
      onChange={(next) => {
        setText(next);
        if (next === '' || isDecimal(next)) onChange(next);
      }}
    />
  );
}

function DigitsField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const { value, onChange } = props;
  return (
    <TextField
      label={props.label}
      value={value}
      inputMode="numeric"
      maxLength={5}
      onChange={(next) => onChange(next.replace(/\D/g, ''))}
    />
  );
}
