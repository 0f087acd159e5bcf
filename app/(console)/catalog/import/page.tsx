import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PriceImportPage } from '@/components/catalog/import/import-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('catalog.csv');
  return { title: t('title') };
}

export default function PriceImportRoute() {
  return <PriceImportPage />;
}
