'use client';

import { createContext, useContext } from 'react';
import type { Id } from '@/lib/api/loose';
import type { ProductRecord } from '@/lib/api/records';

/** A product whose id can be read. */
export type KnownProduct = ProductRecord & { readonly id: Id };

export const ProductContext = createContext<KnownProduct | undefined>(undefined);

/** The product whose pages these are; it is there before they are drawn. */
export function useProduct(): KnownProduct {
  const product = useContext(ProductContext);
  if (!product) throw new Error('A page of a product outside of its frame');
  return product;
}
