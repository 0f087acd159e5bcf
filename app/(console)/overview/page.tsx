import type { Metadata } from 'next';
import { getNow, getTimeZone, getTranslations } from 'next-intl/server';
import { AreaMessages } from '@/components/session/area-messages';
import { EarlyReads } from '@/components/session/early-reads';
import { PerConnection } from '@/components/session/per-connection';
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

/** The state of the integration at a glance; the order is by what the role works on. */
export default async function OverviewPage() {
  const [{ user }, t, now, zone] = await Promise.all([
    requireSession(),
    getTranslations('overview'),
    getNow(),
    getTimeZone(),
  ]);
  return (
    <AreaMessages area="overview">
      <AreaMessages area="acts">
        <PerConnection>
          <PageHeader title={t('title')} description={t('text')} />
          <Welcome />
          <div className="grid gap-4 px-4 pb-8 sm:px-6 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2">
            {overviewParts(user.role).map(({ part, page }) => {
              const Summary = summaries[part];
              return (
                <OverviewGate key={part} page={page}>
                  <EarlyReads of={firstReads[part]?.({ now, zone }) ?? []} page={page}>
                    <Summary />
                  </EarlyReads>
                </OverviewGate>
              );
            })}
          </div>
        </PerConnection>
      </AreaMessages>
    </AreaMessages>
  );
}
