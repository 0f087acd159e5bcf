import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CatalogPage } from '@/components/webhooks/catalog-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webhooks.pageTitle');
  return { title: t('catalog') };
}

export default function CatalogRoute() {
  return <CatalogPage />;
}
