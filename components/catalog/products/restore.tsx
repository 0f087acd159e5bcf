'use client';

import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRecordActs } from '@/components/records/acts/use-record-acts';
import { Button } from '@/components/ui/button';
import type { ProductRecord } from '@/lib/api/records';
import { products } from '@/lib/resources/catalog/products';

/** The one press that takes a product out of the trash. */
export function Restore({ product }: { product: ProductRecord }) {
  const t = useTranslations('catalog.products.act');
  const { restore, isPending } = useRecordActs(products);
  return (
    <Button
      size="sm"
      icon={<RotateCcw aria-hidden />}
      isPending={isPending}
      onPress={() => void restore(product)}
      // A row of a phone is two lines high; the link of the first needs its room, too.
      className="relative z-1 max-sm:mt-1 max-sm:h-6 max-sm:min-h-6!"
    >
      {t('restore')}
    </Button>
  );
}
