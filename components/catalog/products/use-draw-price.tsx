'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { usePriceWords } from '@/components/catalog/use-price-words';
import { textCell } from '@/components/records/table/tracks';
import { Unreadable } from '@/components/ui/unreadable';
import type { PriceRecord, ProductRecord } from '@/lib/api/records';
import { pricesInForce } from '@/lib/catalog/columns/prices-in-force';
import { formatAmount } from '@/lib/format/money';
import { products } from '@/lib/resources/catalog/products';
import { pathOf } from '@/lib/resources/resource';

/**
 * Draws what a product costs in one currency, empty until one is known, on a calendar day, by its prices.
 */
export type DrawPrice = (
  product: ProductRecord,
  prices: readonly PriceRecord[],
  currency: string,
  today: string,
) => ReactNode;

/** The words are looked up once for all rows: hundreds of cells come into sight a second while the list is scrolled. */
export function useDrawPrice(): DrawPrice {
  const t = useTranslations('catalog.products.price');
  const locale = useLocale();
  const { kind } = usePriceWords();
  return useMemo(() => {
    const kindOf = keeping(
      ({ tipo_precio = '', periodicidad, periodo_dias }: PriceRecord) =>
        kind({ tipo_precio, periodicidad: periodicidad ?? null, periodo_dias: periodo_dias ?? null }),
      ({ tipo_precio, periodicidad, periodo_dias }) => `${tipo_precio} ${periodicidad} ${periodo_dias}`,
    );
    const tiersOf = keeping((count: number) => t('tiers', { count }), String);
    return (product, prices, currency, today) => {
      const { prices: all, isUnsure } = pricesInForce(prices, currency, today);
      const [first] = all;
      if (!first) return isUnsure ? <Unreadable /> : <span className="text-ink-muted">—</span>;
      const amountOf = ({ monto }: PriceRecord) =>
        monto === undefined ? t('unreadable') : formatAmount(monto, currency, locale);
      const tiers = first.tramos?.length ?? 0;
      return (
        // The amount ends the cell, so that amounts stand below each other.
        <span className="flex items-center justify-end gap-1.5">
          <span className={`${textCell} text-ink-muted text-xs`}>{kindOf(first)}</span>
          {all.length > 1 && <More prices={all.map((price) => `${kindOf(price)}: ${amountOf(price)}`)} />}
          {tiers > 0 && product.id !== undefined && (
            <a
              href={`${pathOf(products, product.id)}/prices`}
              tabIndex={-1}
              title={tiersOf(tiers)}
              aria-label={tiersOf(tiers)}
              // Two bars, drawn without an image: there may be one in each row.
              className="relative z-1 inline-flex shrink-0 items-center gap-1 rounded text-accent-ink text-xs before:h-1.5 before:w-2.5 before:border-current before:border-y-2 hover:underline"
            >
              {tiers}
            </a>
          )}
          {first.monto === undefined ? <Unreadable /> : <span className="shrink-0">{amountOf(first)}</span>}
        </span>
      );
    };
  }, [t, locale, kind]);
}

/** How many prices come after the first, and which. */
function More({ prices }: { prices: readonly string[] }) {
  const every = prices.join('\n');
  return (
    <span
      role="img"
      title={every}
      aria-label={every}
      className="relative z-1 shrink-0 rounded bg-hover px-1 text-ink-muted text-xs"
    >
      +{prices.length - 1}
    </span>
  );
}

function keeping<Of>(read: (of: Of) => string, nameOf: (of: Of) => string): (of: Of) => string {
  const known: Record<string, string> = {};
  return (of) => (known[nameOf(of)] ??= read(of));
}
