import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PlanPage } from '@/components/configuration/plans/plan-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('configuration.plans');
  return { title: t('title') };
}

/** A plan is a link: whoever is signed in may read it. */
export default async function PlanRoute({ params }: { params: Promise<{ id: string }> }) {
  return <PlanPage id={decodeURIComponent((await params).id)} />;
}
