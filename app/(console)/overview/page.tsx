import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { ActivitySummary } from '@/components/activity/activity-summary';
import { AppointmentsSummary } from '@/components/calendars/appointments-summary';
import { ConnectionSummary } from '@/components/connection/connection-summary';
import { TasksSummary } from '@/components/contacts/tasks/tasks-summary';
import { ForecastSummary } from '@/components/pipelines/forecast/forecast-summary';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';
import { OverviewGate } from '@/components/shell/overview-gate';
import { PageHeader } from '@/components/shell/page-header';
import { BrokenSummary } from '@/components/webhooks/health/broken-summary';
import { DraftsSummary } from '@/components/workflows/list/drafts-summary';
import { requireSession } from '@/lib/auth/session';
import type { PageName } from '@/lib/connection/areas/page-access';
import { type OverviewPart, overviewParts } from './overview-parts';

const summaries: Record<OverviewPart, ComponentType> = {
  broken: BrokenSummary,
  forecast: ForecastSummary,
  appointments: AppointmentsSummary,
  tasks: TasksSummary,
  drafts: DraftsSummary,
  connection: ConnectionSummary,
  activity: ActivitySummary,
};

/** What a part lives on; the others are the console's own. */
const pages: Partial<Record<OverviewPart, PageName>> = {
  broken: 'webhooks',
  forecast: 'pipelines',
  appointments: 'calendars',
  tasks: 'tasks',
  drafts: 'workflows',
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('overview');
  return { title: t('title') };
}

/** The state of the integration at a glance; the order is by what the role works on. */
export default async function OverviewPage() {
  const [{ user }, t] = await Promise.all([requireSession(), getTranslations('overview')]);
  return (
    <AreaMessages area="overview">
      <PerConnection>
        <PageHeader title={t('title')} description={t('text')} />
        <div className="grid gap-4 px-4 pb-8 sm:px-6 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2">
          {overviewParts(user.role).map((part) => {
            const Summary = summaries[part];
            return (
              <OverviewGate key={part} page={pages[part]}>
                <Summary />
              </OverviewGate>
            );
          })}
        </div>
      </PerConnection>
    </AreaMessages>
  );
}
