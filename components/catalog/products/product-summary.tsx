'use client';

import { useLocale } from 'next-intl';
import type { ProductRecord } from '@/lib/api/records';
import { currenciesOf, pricesInForce } from '@/lib/catalog/columns/prices-in-force';
import { formatMoney } from '@/lib/format/money';
import { products } from '@/lib/resources/catalog/products';
import { StateCell } from './state-cell';

type ProductSummaryProps = {
  product: ProductRecord;
  today: string;
};

/** What a phone shows below a product's name: where it is, if it is not simply offered, its SKU and what it costs. */
export function ProductSummary({ product, today }: ProductSummaryProps) {
  const locale = useLocale();
  const prices = product.precios ?? [];
  const first = currenciesOf([prices]).flatMap(
    (currency) => pricesInForce(prices, currency, today).prices,
  )[0];
  const { moneda = '', monto } = first ?? {};
  const said = [product.sku, monto !== undefined && formatMoney(monto, moneda, locale)].filter(Boolean);
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      {product.estado !== products.states?.active && product.estado !== undefined && (
        <StateCell product={product} />
      )}
      <span className="truncate">{said.join(' · ') || '—'}</span>
    </span>
  );
}
