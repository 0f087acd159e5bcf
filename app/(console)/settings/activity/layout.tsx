import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTimeZone, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { activityFilters, activityQueryText, scoped } from '@/components/activity/activity-filters';
import { ActivityPage } from '@/components/activity/activity-page';
import { activityPages, activityPeople } from '@/components/activity/activity-queries';
import { KnownViews } from '@/components/records/views/known-views';
import { AreaMessages } from '@/components/session/area-messages';
import { asSent, KnownData } from '@/components/session/known-data';
import { activityQuery, listActivity, listActivityPeople } from '@/lib/activity/activity-list';
import { requireSession } from '@/lib/auth/session';
import { getSessionView } from '@/lib/connection/session-view';
import { readAddress } from '@/lib/fields/address';
import { checkedQuery } from '@/lib/http/read-input';
import { mayReadAllActivity } from '@/lib/rules/roles';
import { recordedOperations } from './recorded-operations';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings.area.pages');
  return { title: t('activity') };
}

/** The list stays while a panel opens beside it: `children` is the panel. */
export default async function ActivityLayout({ children }: { children: ReactNode }) {
  return (
    <AreaMessages area="activity">
      <AreaMessages area="acts">
        <KnownData data={await knownActivity()}>
          <KnownViews page="activity">
            <ActivityPage operations={recordedOperations()}>{children}</ActivityPage>
          </KnownViews>
        </KnownData>
      </AreaMessages>
    </AreaMessages>
  );
}

/** The first page of the list that the address asks for, and whose writes there are to choose from. */
async function knownActivity() {
  const [session, zone, asked] = await Promise.all([requireSession(), getTimeZone(), headers()]);
  const { connection } = await getSessionView(session);
  const address = readAddress(
    activityFilters,
    new URL(asked.get('x-path') ?? '/', 'http://console').searchParams,
  );
  const filters = scoped(address, connection?.id);
  const readFirst = async () => {
    const query = new URLSearchParams(activityQueryText(filters, zone, undefined));
    return listActivity(session, checkedQuery(query, activityQuery));
  };
  const [first, people] = await Promise.all([
    asSent(readFirst()),
    mayReadAllActivity(session.user.role)
      ? asSent(listActivityPeople(session).then((data) => ({ data })))
      : undefined,
  ]);
  return [
    [activityPages(filters, zone).queryKey, first && { pages: [first], pageParams: [undefined] }],
    [activityPeople.queryKey, people],
  ] as const;
}
