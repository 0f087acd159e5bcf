'use client';

import { useTranslations } from 'next-intl';
import { archiveProduct, cloneProduct, listPrices, restoreProduct } from '@/lib/api/contract/catalog';
import type { KnownProduct } from './product-context';

/** What can be done to a product alone, as commands against the API. */
export function useCurlCommands({ id }: KnownProduct) {
  const t = useTranslations('catalog.product.curl');
  const path = { producto_id: id };
  return [
    { label: t('prices'), operation: listPrices, sent: { path } },
    { label: t('clone'), operation: cloneProduct, sent: { path, body: {} } },
    { label: t('archive'), operation: archiveProduct, sent: { path } },
    { label: t('restore'), operation: restoreProduct, sent: { path } },
  ];
}
