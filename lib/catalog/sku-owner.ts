import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/client';
import { listProducts } from '@/lib/api/contract/catalog';
import type { Id } from '@/lib/api/loose';
import { keyOf, type Target } from '@/lib/api/queries';
import { idOf, type ProductRecord } from '@/lib/api/records';

/** Products of one search that are looked through; a server that finds more may have it further on. */
const LIMIT = 100;

/** What is known of who has a SKU: `owner` where one has, in the trash too; not `isSure` where it may be one more. */
export type SkuOwner = { readonly owner: ProductRecord | undefined; readonly isSure: boolean };

/**
 * Looks for the product that has a SKU ("Products": a SKU is unique, the trash included, and case counts). The API finds
 * by text, so what it finds is compared.
 *
 * @param exceptId the product that is to have it
 */
export function skuOwnerQuery(sku: string, exceptId: Id | undefined, target: Target) {
  const wanted = sku.trim();
  return queryOptions({
    queryKey: [...keyOf(listProducts, target), 'sku', wanted, String(exceptId ?? '')],
    queryFn: async ({ signal }): Promise<SkuOwner> => {
      let isSure = true;
      for (const estado of [undefined, 'papelera']) {
        const query = { q: wanted, limit: LIMIT, ...(estado && { estado }) };
        const page = await call(listProducts, { query }, { ...target, signal });
        const owner = page.items.find(
          (product) => product.sku?.trim() === wanted && idOf(product) !== String(exceptId ?? ''),
        );
        if (owner) return { owner, isSure: true };
        isSure &&= page.nextCursor === null;
      }
      return { owner: undefined, isSure };
    },
    staleTime: 10_000,
    structuralSharing: false,
  });
}
