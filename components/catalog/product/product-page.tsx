'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { HistoryTab } from '@/components/records/panel/history-tab';
import { RawRecord } from '@/components/records/panel/raw-record';
import { RecordCurl } from '@/components/records/panel/record-curl';
import { useLeaveGuard } from '@/components/records/panel/use-leave-guard';
import { Disclosure } from '@/components/ui/disclosure';
import { lazy, lazyInSight } from '@/components/ui/lazy';
import { DiscardDialog } from '@/components/ui/overlays/discard-dialog';
import { LoadingState } from '@/components/ui/states';
import { isTrashed } from '@/lib/records/record-state';
import { products } from '@/lib/resources/catalog/products';
import { PriceSummary } from './price-summary';
import { ProductChecklist } from './product-checklist';
import { useProduct } from './product-context';
import { useCurlCommands } from './use-curl-commands';

/** The form brings the contract's rules with it. */
const ProductFacts = lazyInSight(
  () => import('./product-facts').then((module) => module.ProductFacts),
  () => <LoadingState rows={8} />,
);
const CustomFacts = lazy(() => import('./custom-facts').then((module) => module.CustomFacts));

const card = 'rounded-lg border bg-surface px-5 pt-3 pb-4';

/** What a product is, what is missing of it, and what it costs. */
export function ProductPage() {
  const t = useTranslations('catalog.product');
  const panel = useTranslations('records.panel');
  const router = useRouter();
  const product = useProduct();
  const commands = useCurlCommands(product);
  const [isDirty, setIsDirty] = useState(false);
  const [isCustomDirty, setIsCustomDirty] = useState(false);
  const [leaving, setLeaving] = useState<string>();
  useLeaveGuard(isDirty || isCustomDirty, setLeaving);
  const isWritable = !isTrashed(products, product);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 px-4 pt-4 pb-10 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0 space-y-4">
        <ProductChecklist product={product} />
        <section aria-label={t('facts')} className={card}>
          <ProductFacts product={product} onDirty={setIsDirty} />
        </section>
        <section aria-label={t('custom.title')} className={card}>
          <CustomFacts product={product} isWritable={isWritable} onDirty={setIsCustomDirty} />
        </section>
        <div className="space-y-1">
          <Disclosure title={panel('history')} level={2} isLazy>
            <HistoryTab kind="product" id={String(product.id)} of={products} />
          </Disclosure>
          <Disclosure title={panel('json')} level={2} isLazy>
            <RawRecord label={panel('json')} record={product} />
          </Disclosure>
          <Disclosure title={panel('curl')} level={2} isLazy>
            <RecordCurl of={products} record={product} more={commands} />
          </Disclosure>
        </div>
      </div>
      <PriceSummary product={product} />
      <DiscardDialog
        isOpen={leaving !== undefined}
        onKeep={() => setLeaving(undefined)}
        onDiscard={() => router.push(leaving ?? products.path)}
      />
    </div>
  );
}
