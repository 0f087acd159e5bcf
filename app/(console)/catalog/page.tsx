import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProductsPage } from '@/components/catalog/products/products-page';
import { FirstPage } from '@/components/records/list/first-page';
import { EarlyReads } from '@/components/session/early-reads';
import { listProductCategories } from '@/lib/api/contract/catalog';
import { earlyRead } from '@/lib/api/early-read';
import { products } from '@/lib/resources/catalog/products';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog.products');
  return { title: t('title') };
}

export default function ProductsRoute() {
  return (
    <EarlyReads of={[earlyRead(listProductCategories, {})]}>
      <FirstPage of={products}>
        <ProductsPage />
      </FirstPage>
    </EarlyReads>
  );
}
