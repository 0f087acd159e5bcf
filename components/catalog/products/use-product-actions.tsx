'use client';

import { useTranslations } from 'next-intl';
import type { KnownProduct } from '@/components/catalog/product/product-context';
import type { RecordActs } from '@/components/records/acts/use-record-acts';
import type { RowAction } from '@/components/records/table/data-column';
import { useCan } from '@/components/session/session-context';
import { lazy } from '@/components/ui/lazy';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { cloneProduct } from '@/lib/api/contract/catalog';
import type { ProductRecord } from '@/lib/api/records';
import { isTrashed } from '@/lib/records/record-state';
import { products } from '@/lib/resources/catalog/products';
import { pathOf } from '@/lib/resources/resource';

// They come with the menu that shows them.
const ActIcon = lazy(() => import('./act-icon').then((module) => module.ActIcon));

/** What can be done with a product of the list; of one in the trash only to have it back. */
export function useProductActions(
  acts: RecordActs<ProductRecord>,
  onClone: (product: KnownProduct) => void,
): (product: ProductRecord) => readonly RowAction[] {
  const t = useTranslations('catalog.products.act');
  const words = useTranslations('ui');
  const mayClone = useCan(cloneProduct);

  function copySku(sku: string) {
    void navigator.clipboard.writeText(sku).then(
      () => toastSuccess(words('copied')),
      () => toastError(words('copyFailed')),
    );
  }

  return (product) => {
    const { id, sku, estado } = product;
    const isThere = id !== undefined;
    const inTrash = isTrashed(products, product);
    const isArchived = estado === products.states?.archived;
    const isActive = estado === undefined || estado === products.states?.active;
    const mayMove = isThere && acts.may;
    const act = (
      name: 'activate' | 'archive' | 'clone' | 'copySku' | 'restore' | 'trash',
      run: () => unknown,
    ): RowAction => ({
      id: name,
      label: t(name),
      icon: <ActIcon name={name} />,
      run: () => void run(),
      isDanger: name === 'trash',
    });
    const actions: readonly (RowAction | false)[] = [
      mayMove && inTrash && act('restore', () => acts.restore(product)),
      isThere && {
        id: 'prices',
        label: t('prices'),
        icon: <ActIcon name="prices" />,
        href: `${pathOf(products, id)}/prices`,
      },
      isThere && mayClone && !inTrash && act('clone', () => onClone({ ...product, id })),
      mayMove && !inTrash && !isActive && act('activate', () => acts.activate(product)),
      mayMove && !inTrash && !isArchived && act('archive', () => acts.archive(product)),
      mayMove && !inTrash && act('trash', () => acts.trash(product)),
      Boolean(sku) && act('copySku', () => copySku(sku!)),
    ];
    return actions.filter((each) => each !== false);
  };
}
