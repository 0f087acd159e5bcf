import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PlanList } from '@/components/configuration/plans/plan-list';
import { plansQuery } from '@/components/configuration/plans/plan-queries';
import { KnownViews } from '@/components/records/views/known-views';
import { asSent, KnownData } from '@/components/session/known-data';
import { requireSession } from '@/lib/auth/session';
import { listPlans } from '@/lib/plans/plan-rows';

type PageProps = { searchParams: Promise<{ connection?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('configuration.plans');
  return { title: t('title') };
}

export default async function PlansRoute({ searchParams }: PageProps) {
  const [{ user }, { connection = '' }] = await Promise.all([requireSession(), searchParams]);
  const of = typeof connection === 'string' ? connection : '';
  const plans = listPlans({ user, role: user.role }, of === '' ? undefined : of);
  const known = await asSent(plans.then((all) => ({ plans: all })));
  return (
    <KnownData data={[[plansQuery(of).queryKey, known]]}>
      <KnownViews page="configuration-plans">
        <PlanList />
      </KnownViews>
    </KnownData>
  );
}
