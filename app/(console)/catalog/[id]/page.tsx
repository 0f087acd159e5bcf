import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProductPage } from '@/components/catalog/product/product-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog.product');
  return { title: t('pageTitle') };
}

export default function ProductRoute() {
  return <ProductPage />;
}
