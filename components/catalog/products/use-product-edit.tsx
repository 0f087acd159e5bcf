'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { CategoryName, CategoryOptions } from '@/components/catalog/categories/category-words';
import { useCategories } from '@/components/catalog/categories/use-categories';
import { useNameOr } from '@/components/records/blank';
import { type OwnEdit, useRecordEdit } from '@/components/records/list/use-record-edit';
import { useTarget } from '@/components/session/session-context';
import { lazy } from '@/components/ui/lazy';
import { typedId } from '@/lib/api/exact-ids';
import { idOf, type ProductRecord } from '@/lib/api/records';
import { isTrashed } from '@/lib/records/record-state';
import { products } from '@/lib/resources/catalog/products';

// Both come when a SKU is edited.
const SkuNote = lazy(() => import('@/components/catalog/sku/sku-note').then((module) => module.SkuNote));
const looking = () => import('@/lib/catalog/sku-owner');

const rules = () => import('@/lib/contract/catalog').then(({ updateProduct }) => updateProduct.body.shape);
const isWritable = (product: ProductRecord) => !isTrashed(products, product);

/** How cells of the list of products are edited: the SKU checked as it is typed, category and state chosen. */
export function useProductEdit() {
  const t = useTranslations('catalog.sku');
  const nameOr = useNameOr();
  const client = useQueryClient();
  const { connectionId } = useTarget();
  const categories = useCategories();
  const own = useMemo<Readonly<Record<string, OwnEdit<ProductRecord>>>>(
    () => ({
      sku: {
        noteOf: (product, text) => <SkuNote sku={text} product={product} />,
        async issueOf(product, text) {
          if (text.trim() === '' || text.trim() === product.sku) return undefined;
          // Where it cannot be looked for, the server judges.
          const known = await looking()
            .then(({ skuOwnerQuery }) => client.fetchQuery(skuOwnerQuery(text, product.id, { connectionId })))
            .catch(() => undefined);
          return known?.owner && t('takenBy', { name: nameOr(known.owner.nombre, known.owner.id) });
        },
      },
      categoria_id: {
        options: ({ categoria_id }) => <CategoryOptions chosen={categoria_id} />,
        show: (id) => (id === '' ? '—' : <CategoryName id={id} />),
        // As the server gave it: a number or text.
        sent: (id) => (id === '' ? null : (categories.find((each) => idOf(each) === id)?.id ?? typedId(id))),
      },
    }),
    [t, nameOr, client, connectionId, categories],
  );
  return { edit: useRecordEdit(products, rules, { isWritable, own }), rules };
}
