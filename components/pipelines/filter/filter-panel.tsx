'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useBoard } from '@/components/pipelines/board-context';
import { useSeenCurrencies } from '@/components/records/fields/seen-currencies';
import { useCommitted } from '@/components/records/list/use-committed';
import { RecordPicker } from '@/components/records/pick/record-picker';
import { useChoiceWords } from '@/components/records/words';
import { DateField } from '@/components/ui/fields/date-field';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import { dealStates } from '@/lib/api/contract/deals';
import type { DealFilter } from '@/lib/deals/deal-filter';
import { ownersOf } from '@/lib/deals/deal-owner';
import { isDecimal } from '@/lib/format/decimal';
import { currencyName } from '@/lib/format/money';

const ANY = 'any';

type FilterPanelProps = { filter: DealFilter; onFilter: (change: Partial<DealFilter>) => void };

/** The filters beside the text; each takes effect at once. */
export function FilterPanel({ filter, onFilter }: FilterPanelProps) {
  const t = useTranslations('pipelines');
  const { columns } = useBoard();
  const stateName = useChoiceWords('records.dealState');
  const seen = useSeenCurrencies();
  const currencies = [...new Set([...seen, filter.currency])].filter(Boolean);
  const owners = useMemo(() => ownersOf(columns.flatMap(({ deals }) => deals)), [columns]);
  const states = [...new Set([...dealStates, filter.estado])].filter(Boolean);

  return (
    <fieldset className="grid grid-cols-2 gap-3 rounded-lg border bg-surface p-3 md:grid-cols-4 xl:grid-cols-6">
      <legend className="sr-only">{t('filter.button')}</legend>
      <RecordPicker
        of="contacts"
        label={t('filter.contact')}
        isAmongThose
        placeholder={t('filter.any')}
        value={filter.contact || null}
        onChange={(id) => onFilter({ contact: String(id ?? '') })}
      />
      <RecordPicker
        of="companies"
        label={t('filter.company')}
        isAmongThose
        placeholder={t('filter.any')}
        value={filter.company || null}
        onChange={(id) => onFilter({ company: String(id ?? '') })}
      />
      <AmountField label={t('filter.min')} value={filter.min} onCommit={(min) => onFilter({ min })} />
      <AmountField label={t('filter.max')} value={filter.max} onCommit={(max) => onFilter({ max })} />
      <Select
        label={t('filter.currency')}
        value={filter.currency || ANY}
        onChange={(id) => onFilter({ currency: id === ANY ? '' : id })}
        options={[
          { id: ANY, label: t('filter.any') },
          ...currencies.map((id) => ({ id, label: currencyName(id) })),
        ]}
      />
      <DateField
        label={t('filter.from')}
        value={filter.from || null}
        onChange={(day) => onFilter({ from: day ?? '', close: '' })}
      />
      <DateField
        label={t('filter.to')}
        value={filter.to || null}
        onChange={(day) => onFilter({ to: day ?? '', close: '' })}
      />
      <Select
        label={t('filter.close')}
        value={filter.close || ANY}
        onChange={(id) => onFilter(id === 'none' ? { close: 'none', from: '', to: '' } : { close: '' })}
        options={[
          { id: ANY, label: t('filter.any') },
          { id: 'none', label: t('filter.noClose') },
        ]}
      />
      <DateField
        label={t('filter.closed_from')}
        value={filter.closed_from || null}
        onChange={(day) => onFilter({ closed_from: day ?? '' })}
      />
      <DateField
        label={t('filter.closed_to')}
        value={filter.closed_to || null}
        onChange={(day) => onFilter({ closed_to: day ?? '' })}
      />
      <Select
        label={t('filter.estado')}
        value={filter.estado || ANY}
        onChange={(id) => onFilter({ estado: id === ANY ? '' : id })}
        options={[{ id: ANY, label: t('filter.any') }, ...states.map((id) => ({ id, label: stateName(id) }))]}
      />
      <DigitsField label={t('filter.age')} value={filter.age} onCommit={(age) => onFilter({ age })} />
      {(owners.length > 0 || filter.owner !== '') && (
        <Select
          label={t('filter.owner')}
          value={filter.owner || ANY}
          onChange={(id) => onFilter({ owner: id === ANY ? '' : id })}
          options={[
            { id: ANY, label: t('filter.any') },
            ...[...new Set([...owners, filter.owner])].filter(Boolean).map((id) => ({ id, label: id })),
          ]}
        />
      )}
    </fieldset>
  );
}

type TypedProps = { label: string; value: string; onCommit: (value: string) => void };

const decimalIn = (text: string) => (text === '' || isDecimal(text) ? text : undefined);

function AmountField({ label, value, onCommit }: TypedProps) {
  const t = useTranslations('pipelines');
  const field = useCommitted(value, onCommit, decimalIn);
  return (
    <TextField
      {...field}
      label={label}
      inputMode="decimal"
      errorMessage={decimalIn(field.value) === undefined ? t('filter.notDecimal') : undefined}
    />
  );
}

function DigitsField({ label, value, onCommit }: TypedProps) {
  const field = useCommitted(value, onCommit);
  return (
    <TextField
      {...field}
      label={label}
      inputMode="numeric"
      maxLength={5}
      onChange={(text) => field.onChange(text.replace(/\D/g, ''))}
    />
  );
}
