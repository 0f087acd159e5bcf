'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { pricesOf, pricesQuery } from '@/lib/catalog/prices-of';
import type { KnownProduct } from './product-context';

/** The prices of a product: those that it carries, else read; undefined until they are. */
export function usePrices(product: KnownProduct) {
  const carried = pricesOf(product);
  const { data, error, refetch } = useQuery({
    ...pricesQuery(product.id, useTarget()),
    enabled: carried === undefined,
  });
  return { prices: carried ?? data, error: carried ? null : error, retry: () => void refetch() };
}
