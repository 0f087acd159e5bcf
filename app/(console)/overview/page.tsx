import type { Metadata } from 'next';
import { getNow, getTimeZone, getTranslations } from 'next-intl/server';
import { plansQuery } from '@/components/configuration/plans/plan-queries';
import { AreaMessages } from '@/components/session/area-messages';
import { EarlyReads } from '@/components/session/early-reads';
import { asSent, KnownData } from '@/components/session/known-data';
import { PerConnection } from '@/components/session/per-connection';
import { OverviewBoard } from '@/components/shell/overview-board';
import { OverviewGate } from '@/components/shell/overview-gate';
import { PageHeader } from '@/components/shell/page-header';
import { Welcome } from '@/components/welcome/welcome';
import { requireSession } from '@/lib/auth/session';
import { getSessionView } from '@/lib/connection/session-view';
import { listPlans } from '@/lib/plans/plan-rows';
import { firstReads } from './first-reads';
import { overviewParts } from './overview-parts';
import { summaries } from './summaries.generated';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('overview');
  return { title: t('title') };
}

/** What there is to know at a glance; the order is by what the role works on. */
export default async function OverviewPage() {
  const session = await requireSession();
  const { user } = session;
  const [known, t, now, zone] = await Promise.all([
    knownPlans(session),
    getTranslations('overview'),
    getNow(),
    getTimeZone(),
  ]);
  const parts = overviewParts(user.role).map(({ part, page, isChart, figures }) => {
    const Summary = summaries[part];
    return {
      part,
      isChart,
      figures,
      node: (
        <OverviewGate page={page}>
          <EarlyReads of={firstReads[part]?.({ now, zone }) ?? []} page={page}>
            <Summary />
          </EarlyReads>
        </OverviewGate>
      ),
    };
  });
  return (
    <AreaMessages area="overview">
      <AreaMessages area="acts">
        <PerConnection>
          <PageHeader title={t('title')} description={t('text')} />
          <Welcome />
          <KnownData data={known}>
            <OverviewBoard parts={parts} />
          </KnownData>
        </PerConnection>
      </AreaMessages>
    </AreaMessages>
  );
}

/** Plans of the connection, by which it is known at once whether the card of what has moved is there. */
async function knownPlans(session: Awaited<ReturnType<typeof requireSession>>) {
  const { connection } = await getSessionView(session);
  if (!connection) return [];
  const plans = listPlans({ user: session.user, role: session.user.role }, connection.id);
  return [[plansQuery(connection.id).queryKey, await asSent(plans.then((all) => ({ plans: all })))]] as const;
}
