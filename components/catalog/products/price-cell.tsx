'use client';

import type { ReactNode } from 'react';
import { lazy } from '@/components/ui/lazy';
import { Skeleton } from '@/components/ui/skeleton';
import { hasId } from '@/lib/api/has-id';
import type { ProductRecord } from '@/lib/api/records';
import type { DrawPrice } from './use-draw-price';

/** Few servers leave prices out of their list. */
const ReadPrice = lazy(() => import('./read-price').then((module) => module.ReadPrice), PricePlace);

export type PriceCellProps = {
  product: ProductRecord;
  /** Empty until one is known. */
  currency: string;
  /** The calendar day that it is. */
  today: string;
  draw: DrawPrice;
  /** Told of the currencies of prices that were read for a row. */
  onCurrencies: (currencies: readonly string[]) => void;
};

/** What a product costs today in one currency: by the prices that it carries, else read while it is in sight. */
export function priceCell(props: PriceCellProps): ReactNode {
  const { product, currency, today, draw } = props;
  if (product.precios) return draw(product, product.precios, currency, today);
  return hasId(product) ? <ReadPrice {...props} id={product.id!} /> : '—';
}

function PricePlace() {
  return <Skeleton className="ml-auto h-3 w-20" />;
}
