'use client';

import { SkuNote } from '@/components/catalog/sku/sku-note';
import { RecordDetails } from '@/components/records/panel/record-details';
import { updateProduct } from '@/lib/contract/catalog';
import { isTrashed } from '@/lib/records/record-state';
import { products } from '@/lib/resources/catalog/products';
import type { KnownProduct } from './product-context';

const rules = updateProduct.body.shape;
/** Custom fields are merged by key, and have a form of their own. */
const { campos_custom: _, ...fields } = products.fields;
const facts = { ...products, fields } as typeof products;

type ProductFactsProps = { product: KnownProduct; onDirty: (isDirty: boolean) => void };

/** The fields of a product, edited where they stand; in the trash only read. */
export function ProductFacts({ product, onDirty }: ProductFactsProps) {
  return (
    <RecordDetails
      of={facts}
      record={product}
      rules={rules}
      isWritable={(record) => !isTrashed(products, record)}
      notice={(draft, record) =>
        draft.sku !== (record.sku ?? '') && <SkuNote sku={String(draft.sku ?? '')} product={record} />
      }
      onDirty={onDirty}
    />
  );
}
