'use client';

import { TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { useNameOr } from '@/components/records/blank';
import type { DataColumn } from '@/components/records/table/data-column';
import { DataTable } from '@/components/records/table/data-table';
import { classNames } from '@/components/ui/class-names';
import type { PriceChange } from '@/lib/catalog/change/change';
import { levelledTiers } from '@/lib/catalog/change/levelled';
import {
  type Fate,
  fateOf,
  fates,
  notes,
  notesOf,
  type PreviewRow,
  type RowNote,
  totalsOf,
} from '@/lib/catalog/change/preview';
import { formatDay } from '@/lib/format/dates';
import { roundDecimal } from '@/lib/format/decimal';
import { formatAmount, formatDecimal, formatMoney } from '@/lib/format/money';
import { sourceOf } from '@/lib/records/row-source';
import { products } from '@/lib/resources/catalog/products';

type ChangePreviewProps = { rows: readonly PreviewRow[]; change: PriceChange };

/** Each price as it is and as it would be, what they come to together, and those that stay and why. */
export function ChangePreview({ rows, change }: ChangePreviewProps) {
  const t = useTranslations('catalog.change');
  const locale = useLocale();
  const totals = useMemo(() => totalsOf(rows), [rows]);
  const noted = useMemo(() => notedIn(rows, change), [rows, change]);
  const [only, setOnly] = useState<Fate | RowNote>();
  const shown = useMemo(() => {
    if (only === 'levelled' || only === 'stacked') return noted[only].length > 0 ? noted[only] : rows;
    return only && totals.counts[only] ? rows.filter((row) => fateOf(row) === only) : rows;
  }, [rows, only, totals, noted]);
  const source = useMemo(() => sourceOf(shown), [shown]);
  const columns = useColumns(change);
  const summaryOf = useSummary(change);
  const sum = (amount: string) => formatMoney(amount, change.moneda, locale);
  return (
    <>
      <div className="my-3 flex flex-wrap items-center gap-2">
        {fates.map((fate) => {
          const count = totals.counts[fate] ?? 0;
          if (count === 0 && fate !== 'changed') return null;
          return (
            <Chip
              key={fate}
              isOn={only === fate}
              onPress={() => setOnly(only === fate ? undefined : fate)}
              isMain={fate === 'changed'}
            >
              {t(`fate.${fate}`, { count })}
            </Chip>
          );
        })}
        {notes.map(
          (note) =>
            noted[note].length > 0 && (
              <Chip
                key={note}
                isOn={only === note}
                onPress={() => setOnly(only === note ? undefined : note)}
                isWarning
              >
                {t(`note.${note}`, {
                  count: noted[note].length,
                  day: formatDay(change.from ?? '', locale),
                })}
              </Chip>
            ),
        )}
        {(totals.counts.changed ?? 0) > 0 && (
          <p className="text-ink-muted text-xs tabular-nums sm:ml-auto">
            {t('sum', { before: sum(totals.before), after: sum(totals.after) })}
          </p>
        )}
      </div>
      <div className="flex min-h-72 flex-1 flex-col">
        <DataTable
          label={t('preview')}
          columns={columns}
          rows={source}
          keyOf={({ key }) => key}
          hrefOf={hrefOf}
          summaryOf={summaryOf}
        />
      </div>
    </>
  );
}

const notedIn = (rows: readonly PreviewRow[], change: PriceChange): Record<RowNote, PreviewRow[]> => ({
  levelled: rows.filter((row) => notesOf(row, change).includes('levelled')),
  stacked: rows.filter((row) => notesOf(row, change).includes('stacked')),
});

type ChipProps = {
  isOn: boolean;
  onPress: () => void;
  isMain?: boolean;
  isWarning?: boolean;
  children: ReactNode;
};

/** Shows those rows alone. */
function Chip({ isOn, onPress, isMain = false, isWarning = false, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full border px-2.5 text-left text-xs tabular-nums hover:bg-hover aria-pressed:border-accent aria-pressed:bg-selected',
        isMain && 'font-medium',
        isWarning && 'text-warning-ink',
      )}
    >
      {isWarning && <TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
      {children}
    </button>
  );
}

const hrefOf = ({ product: { id } }: PreviewRow) =>
  id === undefined ? undefined : `${products.path}/${encodeURIComponent(String(id))}/prices`;

const oldOf = ({ plan }: PreviewRow) => ('old' in plan ? plan.old : undefined);
const newOf = ({ plan }: PreviewRow) => (plan.kind === 'changed' ? plan.to : undefined);

/** `+5.2 %`, of what it was. */
function shareOf(row: PreviewRow, locale: string): string {
  const [old, to] = [oldOf(row)?.monto, newOf(row)?.monto];
  if (old === undefined || to === undefined || Number(old) === 0) return '';
  const share = (Number(to) / Number(old) - 1) * 100;
  if (!Number.isFinite(share)) return '';
  return `${share > 0 ? '+' : ''}${formatDecimal(roundDecimal(share.toFixed(6), 1), locale)} %`;
}

function useNames({ from }: PriceChange) {
  const t = useTranslations('catalog.change');
  const locale = useLocale();
  const words = usePriceWords();
  return (row: PreviewRow) => {
    const { plan } = row;
    const fate = fateOf(row);
    if (plan.kind !== 'changed') return t(`why.${fate as Exclude<Fate, 'changed'>}`);
    const { steps } = plan;
    if (steps.kind === 'split') return words.validity(steps.open);
    return from === null ? t('inPlace') : t('replaces', { day: formatDay(from, locale) });
  };
}

/** Of each tier `10+: 45,000 → 47,990`; those that are no longer cheaper than something else by themselves. */
function useTierWords({ moneda }: PriceChange) {
  const t = useTranslations('catalog.change.level');
  const locale = useLocale();
  return (row: PreviewRow) => {
    const [old, to] = [oldOf(row), newOf(row)];
    const levelled = old && to ? levelledTiers(old, to) : [];
    const tiers = (old?.tramos ?? []).map(({ desde, hasta, monto }, at) => {
      const amounts = new Set([monto, to?.tramos[at]?.monto ?? monto]);
      const change = [...amounts].map((each) => formatAmount(each, moneda, locale)).join(' → ');
      const tier = `${hasta === null ? `${desde}+` : `${desde}–${hasta}`}: ${change}`;
      const kind = levelled[at];
      return { isLevelled: kind !== undefined, words: kind ? t(kind, { tier }) : tier };
    });
    const wordsOf = (isLevelled: boolean) =>
      tiers
        .filter((tier) => tier.isLevelled === isLevelled)
        .map(({ words }) => words)
        .join(' · ');
    return { warning: wordsOf(true), others: wordsOf(false) };
  };
}

function useColumns(change: PriceChange): readonly DataColumn<PreviewRow>[] {
  const { moneda } = change;
  const t = useTranslations('catalog.change.column');
  const tiersOf = useTierWords(change);
  const locale = useLocale();
  const nameOr = useNameOr();
  const words = usePriceWords();
  const said = useNames(change);
  const amount = (monto: string | undefined) =>
    monto === undefined ? '—' : formatAmount(monto, moneda, locale);
  return [
    {
      id: 'product',
      label: t('product'),
      isFirst: true,
      width: 184,
      render: ({ product }) => nameOr(products.title(product), product.id),
    },
    { id: 'sku', label: t('sku'), width: 104, render: ({ product }) => product.sku ?? '—' },
    {
      id: 'terms',
      label: t('terms'),
      width: 112,
      render: (row) => {
        const old = oldOf(row);
        return old ? words.kind(old) : '—';
      },
    },
    {
      id: 'old',
      label: t('old'),
      width: 104,
      align: 'end',
      render: (row) => <span className="tabular-nums">{amount(oldOf(row)?.monto)}</span>,
    },
    {
      id: 'new',
      label: t('new'),
      width: 104,
      align: 'end',
      render: (row) => <span className="font-medium tabular-nums">{amount(newOf(row)?.monto)}</span>,
    },
    {
      id: 'share',
      label: t('share'),
      width: 80,
      align: 'end',
      render: (row) => <span className="text-ink-muted tabular-nums">{shareOf(row, locale)}</span>,
    },
    {
      id: 'tiers',
      label: t('tiers'),
      width: 300,
      render: (row) => {
        const { warning, others } = tiersOf(row);
        return (
          <span title={[warning, others].filter(Boolean).join(' · ')} className="tabular-nums">
            {warning && (
              <span className="mr-2 text-warning-ink">
                <TriangleAlert aria-hidden className="mr-1 inline size-3.5 align-[-0.15em]" />
                {warning}
              </span>
            )}
            {others}
          </span>
        );
      },
    },
    {
      id: 'when',
      label: t('when'),
      width: 184,
      render: (row) => (
        <span className={row.plan.kind === 'changed' ? undefined : 'text-ink-muted'}>{said(row)}</span>
      ),
    },
  ];
}

/** A row on a phone. */
function useSummary(change: PriceChange) {
  const { moneda } = change;
  const tiersOf = useTierWords(change);
  const locale = useLocale();
  const words = usePriceWords();
  const said = useNames(change);
  return (row: PreviewRow) => {
    const [old, to] = [oldOf(row), newOf(row)];
    const amounts = [old, to].flatMap((price) => (price ? [formatAmount(price.monto, moneda, locale)] : []));
    const { warning, others } = tiersOf(row);
    return [amounts.join(' → '), warning, said(row), old && words.kind(old), others]
      .filter(Boolean)
      .join(' · ');
  };
}
