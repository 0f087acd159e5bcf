import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/shell/page-header';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('configuration.compare');
  return { title: t('title') };
}

export default async function CompareRoute() {
  const t = await getTranslations('configuration.compare');
  return <PageHeader title={t('title')} description={t('text')} />;
}
