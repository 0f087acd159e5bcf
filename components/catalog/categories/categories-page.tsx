'use client';

import { Plus, Tags } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { CountCell, CountNote } from '@/components/records/list/count-note';
import { RecordList } from '@/components/records/list/record-list';
import { useCounts } from '@/components/records/list/use-counts';
import { useRecordList } from '@/components/records/list/use-record-list';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { createProductCategory } from '@/lib/api/contract/catalog';
import { idOf, type ProductRecord } from '@/lib/api/records';
import { categories } from '@/lib/resources/catalog/categories';
import { products } from '@/lib/resources/catalog/products';

const NewCategory = lazy(() => import('./new-category').then((module) => module.NewCategory));

const WORDS = 'catalog.categories';
const categoryOf = ({ categoria_id: id }: ProductRecord) => (id === undefined ? [] : [String(id)]);

/** The categories of products and how many each has, as far as products were read; each leads to these. */
export function CategoriesPage() {
  const t = useTranslations(WORDS);
  const list = useRecordList(categories, { today: '' });
  const counts = useCounts(products, categoryOf);
  const mayCreate = useCan(createProductCategory);
  const [isCreating, setIsCreating] = useState(false);
  useShortcut('c', t('new'), () => mayCreate && setIsCreating(true));
  const button = mayCreate && (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setIsCreating(true)}>
      {t('new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('explained')} actions={button} />
      <div className="px-4 pb-3 text-ink-muted sm:px-6">
        <CountNote of={counts} words={WORDS} />
      </div>
      <RecordList
        list={list}
        icon={<Tags aria-hidden />}
        hrefOf={(category) => categories.hrefOf?.(category) ?? products.path}
        cells={{ products: ({ id }) => <CountCell of={counts} words={WORDS} id={String(id ?? '')} /> }}
        summaryOf={(category) => (
          <>
            {t('field.products')}: <CountCell of={counts} words={WORDS} id={idOf(category)} />
          </>
        )}
        emptyActions={button}
      >
        {isCreating && <NewCategory onClose={() => setIsCreating(false)} />}
      </RecordList>
    </>
  );
}
