'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import type { DataColumn } from '@/components/records/table/data-column';
import { useViews } from '@/components/records/views/use-views';
import type { ProductRecord } from '@/lib/api/records';
import { currenciesIn, priceColumnId } from '@/lib/catalog/columns/price-columns';
import { currenciesOf } from '@/lib/catalog/columns/prices-in-force';
import { currencyName } from '@/lib/format/money';
import { products } from '@/lib/resources/catalog/products';
import { priceCell } from './price-cell';
import { useDrawPrice } from './use-draw-price';

const WIDTH = 132;

/**
 * A column for each currency that prices of the rows are in, or that somebody chose before; until one is known, a
 * column for whichever comes. Those that most of the rows have come first. They stay where they are: narrowing the list
 * takes none away, and reading on moves none.
 */
export function usePriceColumns(
  rows: readonly ProductRecord[],
  today: string,
): { columns: readonly DataColumn<ProductRecord>[]; currencies: readonly string[] } {
  const t = useTranslations('catalog.products.price');
  const draw = useDrawPrice();
  const { columns: stored } = useViews(products.name);
  const [known, setKnown] = useState<readonly string[]>([]);
  // Of prices that are read row by row, whichever comes first.
  const [learned, setLearned] = useState<readonly string[]>([]);
  const learn = useCallback(
    (found: readonly string[]) =>
      setLearned((all) => (found.every((each) => all.includes(each)) ? all : union(all, found).toSorted())),
    [],
  );
  const carried = useMemo(() => currenciesOf(rows.map((row) => row.precios ?? [])), [rows]);
  if (carried.some((currency) => !known.includes(currency))) setKnown(union(known, carried));

  const key = JSON.stringify([known, carried, learned, currenciesIn(stored ?? null)].reduce(union));
  return useMemo(() => {
    const currencies: readonly string[] = JSON.parse(key);
    const columns = (currencies.length === 0 ? [''] : currencies).map(
      (currency): DataColumn<ProductRecord> => ({
        id: priceColumnId(currency),
        label: currency === '' ? t('column') : t('columnIn', { currency: currencyName(currency) }),
        isUsual: true,
        width: WIDTH,
        align: 'end',
        render: (product) => priceCell({ product, currency, today, draw, onCurrencies: learn }),
      }),
    );
    return { columns, currencies };
  }, [key, today, t, draw, learn]);
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  const added = other.filter((each) => !one.includes(each));
  return added.length === 0 ? one : [...one, ...added];
}
