import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CategoriesPage } from '@/components/catalog/categories/categories-page';
import { FirstPage, firstPageOf } from '@/components/records/list/first-page';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { categories } from '@/lib/resources/catalog/categories';
import { products } from '@/lib/resources/catalog/products';

/** They are counted by category. */
const counted = [firstPageOf(products, new URLSearchParams())];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog.categories');
  return { title: t('title') };
}

export default function CategoriesRoute() {
  return (
    <AreaGate page="product-categories">
      <FirstPage of={categories}>
        <EarlyReads of={counted}>
          <CategoriesPage />
        </EarlyReads>
      </FirstPage>
    </AreaGate>
  );
}
