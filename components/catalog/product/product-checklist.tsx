'use client';

import { Circle, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useToday } from '@/components/catalog/use-today';
import { useRecordActs } from '@/components/records/acts/use-record-acts';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useKept } from '@/components/ui/use-kept';
import { type Missing, missingOf } from '@/lib/catalog/facts/missing';
import { isTrashed } from '@/lib/records/record-state';
import { products } from '@/lib/resources/catalog/products';
import { pathOf } from '@/lib/resources/resource';
import type { KnownProduct } from './product-context';
import { usePrices } from './use-prices';

/** Each leads to the field that it is about. */
const fieldOf = { category: 'categoria_id', sku: 'sku' } as const;

/** What a product still lacks before it can be sold, for who may give it; dismissed once, it stays away. */
export function ProductChecklist({ product }: { product: KnownProduct }) {
  const t = useTranslations('catalog.product.checklist');
  const router = useRouter();
  const acts = useRecordActs(products);
  const { prices } = usePrices(product);
  const missing = missingOf(product, prices, useToday());
  const { connectionId = '' } = useTarget();
  const [dismissed, dismiss] = useKept(`catalog.checklist.${connectionId}.${product.id}`);
  const isDone = product.estado === products.states?.archived || isTrashed(products, product);
  if (!acts.may || isDone || dismissed !== '' || missing.length === 0) return null;

  function lead(to: Missing) {
    if (to === 'draft') void acts.activate(product);
    else if (to === 'prices' || to === 'priceToday') router.push(`${pathOf(products, product.id)}/prices`);
    else document.querySelector<HTMLElement>(`[data-field="${fieldOf[to]}"] [data-edit]`)?.click();
  }
  return (
    <section
      aria-label={t('title')}
      className="rounded-lg border border-accent/40 bg-accent-soft/50 px-5 py-3"
    >
      <div className="flex items-center gap-2">
        <h2 className="flex-1 font-medium">{t('title')}</h2>
        <IconButton label={t('dismiss')} icon={<X aria-hidden />} onPress={() => dismiss('yes')} />
      </div>
      <ul className="space-y-1">
        {missing.map((each) => (
          <li key={each} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Circle aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
            <span className="min-w-0 flex-1 basis-40">{t(`missing.${each}`)}</span>
            <Button size="sm" onPress={() => lead(each)}>
              {t(`do.${each}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
