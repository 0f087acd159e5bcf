import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PlanList } from '@/components/configuration/plans/plan-list';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('configuration.plans');
  return { title: t('title') };
}

export default function PlansRoute() {
  return <PlanList />;
}
