'use client';

import { Archive, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRecordActs } from '@/components/records/acts/use-record-acts';
import { Button } from '@/components/ui/button';
import { isTrashed } from '@/lib/records/record-state';
import { products } from '@/lib/resources/catalog/products';
import type { KnownProduct } from './product-context';

/** What being in the trash or archived means for the product, and the one press out of it. */
export function StateBanner({ product }: { product: KnownProduct }) {
  const t = useTranslations('catalog.product');
  const acts = useRecordActs(products);
  const inTrash = isTrashed(products, product);
  if (!inTrash && product.estado !== products.states?.archived) return null;
  return (
    <div
      className={`mx-4 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md px-3 py-2 sm:mx-6 ${
        inTrash ? 'bg-danger-soft text-danger-ink' : 'bg-warning-soft text-warning-ink'
      }`}
    >
      {inTrash ? (
        <Trash2 aria-hidden className="size-4 shrink-0" />
      ) : (
        <Archive aria-hidden className="size-4 shrink-0" />
      )}
      <p className="min-w-0 flex-1 basis-56">{t(inTrash ? 'inTrash' : 'isArchived')}</p>
      {acts.may && (
        <Button
          isPending={acts.isPending}
          onPress={() => void (inTrash ? acts.restore(product) : acts.activate(product))}
        >
          {t(inTrash ? 'restore' : 'offer')}
        </Button>
      )}
    </div>
  );
}
