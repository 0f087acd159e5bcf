import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/shell/page-header';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('configuration.plans');
  return { title: t('title') };
}

export default async function PlansRoute() {
  const t = await getTranslations('configuration.plans');
  return <PageHeader title={t('title')} />;
}
