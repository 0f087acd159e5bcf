'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { DateField } from '@/components/ui/fields/date-field';
import { SegmentedControl } from '@/components/ui/fields/segmented-control';
import { Select } from '@/components/ui/fields/select';
import { TextField } from '@/components/ui/fields/text-field';
import type { ChangeDraft, DraftIssues } from '@/lib/catalog/change/draft';
import type { termsIn } from '@/lib/catalog/change/preview';
import { currencyName } from '@/lib/format/money';
import { decimalMark, unmistakable } from '@/lib/format/typed-amount';
import { directions, roundings } from '@/lib/rules/prices/rounding';

type ChangeFieldsProps = {
  /** What the prices have of each. */
  terms: ReturnType<typeof termsIn>;
  draft: ChangeDraft;
  issues: DraftIssues;
  /** The amount, where what was typed can be read in two ways. */
  readAs: string | undefined;
  today: string;
  onChange: (part: Partial<ChangeDraft>) => void;
};

const ANY = 'any of them';

/** Which prices are changed, by how much, and from when. */
export function ChangeFields({ terms, draft, issues, readAs, today, onChange }: ChangeFieldsProps) {
  const t = useTranslations('catalog.change');
  const locale = useLocale();
  const words = usePriceWords();
  const { moneda, how, unit, rounding } = draft;
  const isSet = how === 'set';
  const currency = moneda === null ? '' : currencyName(moneda);
  const anyOr = (ids: readonly string[], label: string, wordOf: (id: string) => string) => [
    { id: ANY, label },
    ...ids.map((id) => ({ id, label: wordOf(id) })),
  ];
  return (
    <div className="grid gap-x-6 gap-y-4 rounded-lg border bg-surface p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)]">
      <Part title={t('part.which')}>
        <Select
          label={t('currency')}
          options={terms.moneda.map((id) => ({ id, label: currencyName(id) }))}
          value={moneda}
          onChange={(id) => onChange({ moneda: id })}
          className="w-36"
        />
        <Select
          label={t('type')}
          options={anyOr(terms.tipo_precio, t('anyType'), words.type)}
          value={draft.tipo_precio ?? ANY}
          onChange={(id) => onChange({ tipo_precio: id === ANY ? null : id })}
          className="w-36"
        />
        <Select
          label={t('period')}
          options={anyOr(terms.periodicidad, t('anyPeriod'), (periodicidad) =>
            words.period({ periodicidad, periodo_dias: null }),
          )}
          value={draft.periodicidad ?? ANY}
          onChange={(id) => onChange({ periodicidad: id === ANY ? null : id })}
          className="w-36"
        />
      </Part>
      <Part title={t('part.how')}>
        <Labelled label={t('act')}>
          <SegmentedControl
            label={t('how')}
            options={(['raise', 'lower', 'set'] as const).map((id) => ({ id, label: t(`hows.${id}`) }))}
            value={how}
            onChange={(id) => onChange({ how: id })}
          />
        </Labelled>
        {/* What it is counted in stays beside it. */}
        <div className="flex gap-x-3">
          <TextField
            label={t(isSet ? 'to' : 'by')}
            inputMode="decimal"
            value={draft.typed}
            onChange={(typed) => onChange({ typed })}
            description={readAs && t('readAs', { amount: unmistakable(readAs, decimalMark(locale)) })}
            errorMessage={issues.typed && t(`issue.${issues.typed}`)}
            className="w-32"
          />
          {isSet ? (
            <Labelled label={t('counted')}>
              <span className="h-8 leading-8">{currency}</span>
            </Labelled>
          ) : (
            <Labelled label={t('counted')}>
              <SegmentedControl
                label={t('unit')}
                options={[
                  { id: 'percent', label: '%' },
                  { id: 'amount', label: currency },
                ]}
                value={unit}
                onChange={(id) => onChange({ unit: id })}
              />
            </Labelled>
          )}
        </div>
        {!isSet && (
          <>
            <Select
              label={t('rounding')}
              options={roundings.map((id) => ({ id, label: t(`roundings.${wordOf(id)}`) }))}
              value={rounding}
              onChange={(id) => onChange({ rounding: id })}
              className="w-64"
            />
            <Select
              label={t('direction')}
              options={directions.map((id) => ({ id, label: t(`directions.${id}`) }))}
              value={draft.direction}
              onChange={(id) => onChange({ direction: id })}
              className="w-40"
            />
            <Checkbox
              isSelected={draft.areTiersChanged}
              onChange={(areTiersChanged) => onChange({ areTiersChanged })}
              className="basis-full"
            >
              {t('tiers')}
            </Checkbox>
          </>
        )}
        {isSet && <p className="basis-full text-ink-muted text-xs">{t('tiersStay')}</p>}
      </Part>
      <Part title={t('part.when')}>
        <Labelled label={t('when')}>
          <SegmentedControl
            label={t('when')}
            options={(['day', 'now'] as const).map((id) => ({ id, label: t(`whens.${id}`) }))}
            value={draft.when}
            onChange={(id) => onChange({ when: id })}
          />
        </Labelled>
        {draft.when === 'day' && (
          <DateField
            label={t('day')}
            value={draft.day}
            min={today}
            onChange={(day) => onChange({ day })}
            errorMessage={issues.day && t(`issue.${issues.day}`)}
            className="w-44"
          />
        )}
        <p className="basis-full text-ink-muted text-xs">{t(`whenText.${draft.when}`)}</p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{title}</legend>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">{children}</div>
    </fieldset>
  );
}

/** A control that brings no label to be seen, level with those that do. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span aria-hidden className="mb-1 block font-medium text-xs">
        {label}
      </span>
      {children}
    </div>
  );
}

/** A message's key holds no point. */
const wordOf = <Rounding extends string>(rounding: Rounding) =>
  (rounding === '.99' ? 'cents99' : rounding) as Exclude<Rounding, '.99'> | 'cents99';
