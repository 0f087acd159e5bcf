'use client';

import { RecordCell } from '@/components/records/fields/record-cell';
import { useCan } from '@/components/session/session-context';
import { lazy } from '@/components/ui/lazy';
import { restoreProduct } from '@/lib/api/contract/catalog';
import { idOf, type ProductRecord } from '@/lib/api/records';
import { isTrashed } from '@/lib/records/record-state';
import { products } from '@/lib/resources/catalog/products';

const Restore = lazy(() => import('./restore').then((module) => module.Restore));

/** Where a product is; in the trash, the press that takes it out. */
export function StateCell({ product }: { product: ProductRecord }) {
  const mayRestore = useCan(restoreProduct);
  if (mayRestore && isTrashed(products, product) && idOf(product) !== '')
    return <Restore product={product} />;
  return <RecordCell of={products} name="estado" row={product} />;
}
