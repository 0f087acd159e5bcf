import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PricesPage } from '@/components/catalog/matrix/prices-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog.prices');
  return { title: t('title') };
}

export default function PricesRoute() {
  return <PricesPage />;
}
