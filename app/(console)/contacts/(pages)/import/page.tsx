import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ImportPage } from '@/components/import/import-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.import');
  return { title: t('title') };
}

export default function ImportRoute() {
  return <ImportPage />;
}
