'use client';

import { useLocale, useTranslations } from 'next-intl';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { LazyMessages } from '@/components/session/lazy-messages';
import type { JsonObject } from '@/lib/contract/scalars';
import { currencyName, formatAmount } from '@/lib/format/money';
import { type ComparedAmount, type ComparedCell, comparedPrices } from './price-rows';

type ComparedPricesProps = { before: JsonObject | undefined; after: JsonObject | undefined };

/** The prices of two versions of a product as a matrix: what was, and what takes its place. */
export function ComparedPrices(props: ComparedPricesProps) {
  return (
    <LazyMessages area="catalog">
      <Matrix {...props} />
    </LazyMessages>
  );
}

function Matrix({ before, after }: ComparedPricesProps) {
  const t = useTranslations('catalog.compared');
  const words = usePriceWords();
  const { currencies, rows } = comparedPrices(before, after);
  if (rows.length === 0) return <p className="text-ink-muted">{t('none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section tabIndex={0} aria-label={t('title')} className="overflow-x-auto rounded-lg border">
      <table className="w-full text-left">
        <thead className="bg-canvas text-ink-muted text-xs">
          <tr>
            <th scope="col" className="px-3 py-1.5 font-medium">
              {t('price')}
            </th>
            {currencies.map((currency) => (
              <th key={currency} scope="col" className="px-3 py-1.5 text-right font-medium">
                {currencyName(currency)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y border-t align-top">
          {rows.map(({ key, terms, cells }) => (
            <tr key={key}>
              <th scope="row" className="px-3 py-2 font-normal">
                <span className="block font-medium">{words.kind(terms)}</span>
                <span className="block text-ink-muted text-xs">{words.validity(terms)}</span>
              </th>
              {currencies.map((currency) => (
                <td key={currency} className="px-3 py-2 text-right tabular-nums">
                  <Cell cell={cells.get(currency)} currency={currency} isNew={!before || !after} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type CellProps = { cell: ComparedCell | undefined; currency: string; isNew: boolean };

function Cell({ cell, currency, isNew }: CellProps) {
  if (!cell) return <span className="text-ink-faint">–</span>;
  if (isNew || !cell.isChanged) return <Amount of={(cell.after ?? cell.before)!} currency={currency} />;
  return (
    <span className="inline-flex flex-col items-end gap-0.5">
      {cell.before && (
        <del className="rounded-xs bg-danger-soft px-1 text-danger-ink">
          <Amount of={cell.before} currency={currency} />
        </del>
      )}
      {cell.after && (
        <ins className="rounded-xs bg-success-soft px-1 font-medium text-success-ink no-underline">
          <Amount of={cell.after} currency={currency} />
        </ins>
      )}
    </span>
  );
}

/** An amount, and below it the tiers that take its place by quantity. */
function Amount({ of: { monto, tramos }, currency }: { of: ComparedAmount; currency: string }) {
  const locale = useLocale();
  const t = useTranslations('catalog.compared');
  return (
    <>
      {formatAmount(monto, currency, locale)}
      {(tramos ?? []).map(({ desde, hasta, monto: each }) => (
        <span key={desde} className="block font-normal text-xs">
          {t('tier', { from: desde, to: hasta ?? 'open', amount: formatAmount(each, currency, locale) })}
        </span>
      ))}
    </>
  );
}
