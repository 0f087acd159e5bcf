import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PlanPage } from '@/components/configuration/plans/plan-page';
import { planQuery } from '@/components/configuration/plans/plan-queries';
import { asSent, KnownData } from '@/components/session/known-data';
import { requireSession } from '@/lib/auth/session';
import { getPlan } from '@/lib/plans/plan-rows';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('configuration.plans');
  return { title: t('title') };
}

/** A plan is a link: whoever is signed in may read it. */
export default async function PlanRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  const { user } = await requireSession();
  const known = await asSent(getPlan({ user, role: user.role }, id));
  return (
    <KnownData data={[[planQuery(id).queryKey, known]]}>
      <PlanPage id={id} />
    </KnownData>
  );
}
