'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { products } from '@/lib/resources/catalog/products';

/** Stands over the list where it shows the trash: what that means, and the way back. */
export function TrashBanner() {
  const t = useTranslations('catalog.products.trash');
  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed bg-hover px-3 py-2 sm:mx-6">
      <Trash2 aria-hidden className="size-4 shrink-0 text-ink-muted" />
      <p className="min-w-0 flex-1 basis-64">{t('text')}</p>
      <LinkButton href={products.path}>{t('leave')}</LinkButton>
    </div>
  );
}
