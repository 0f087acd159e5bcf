'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useTarget } from '@/components/session/session-context';
import { Skeleton } from '@/components/ui/skeleton';
import type { Id } from '@/lib/api/loose';
import type { ProductRecord } from '@/lib/api/records';
import { currenciesOf } from '@/lib/catalog/columns/prices-in-force';
import { pricesQuery } from '@/lib/catalog/prices-of';
import type { DrawPrice } from './use-draw-price';

type ReadPriceProps = {
  id: Id;
  product: ProductRecord;
  currency: string;
  today: string;
  draw: DrawPrice;
  onCurrencies: (currencies: readonly string[]) => void;
};

/** The price of a product that does not carry its prices: they are read while its row is in sight. */
export function ReadPrice({ id, product, currency, today, draw, onCurrencies }: ReadPriceProps) {
  const t = useTranslations('catalog.products.price');
  const { data, error, refetch } = useQuery(pricesQuery(id, useTarget()));
  useEffect(() => {
    if (data) onCurrencies(currenciesOf([data]));
  }, [data, onCurrencies]);
  if (data) return draw(product, data, currency, today);
  if (!error) return <Skeleton className="ml-auto h-3 w-20" />;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={t('readAgain')}
      onClick={() => void refetch()}
      className="relative z-1 text-ink-muted italic hover:underline"
    >
      {t('notRead')}
    </button>
  );
}
