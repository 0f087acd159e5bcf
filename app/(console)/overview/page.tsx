import type { Metadata } from 'next';
import { getNow, getTimeZone, getTranslations } from 'next-intl/server';
import { AreaMessages } from '@/components/session/area-messages';
import { EarlyReads } from '@/components/session/early-reads';
import { PerConnection } from '@/components/session/per-connection';
import { OverviewBoard } from '@/components/shell/overview-board';
import { OverviewGate } from '@/components/shell/overview-gate';
import { PageHeader } from '@/components/shell/page-header';
import { Welcome } from '@/components/welcome/welcome';
import { requireSession } from '@/lib/auth/session';
import { firstReads } from './first-reads';
import { overviewParts } from './overview-parts';
import { summaries } from './summaries.generated';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('overview');
  return { title: t('title') };
}

/** What there is to know at a glance; the order is by what the role works on. */
export default async function OverviewPage() {
  const [{ user }, t, now, zone] = await Promise.all([
    requireSession(),
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
          <OverviewBoard parts={parts} />
        </PerConnection>
      </AreaMessages>
    </AreaMessages>
  );
}
