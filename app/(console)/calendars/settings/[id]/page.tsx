import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CalendarPage } from '@/components/calendars/settings/calendar-page';
import { EarlyReads } from '@/components/session/early-reads';
import { earlyRecord } from '@/lib/records/early-record';
import { calendars } from '@/lib/resources/calendars/calendars';

type RouteProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calendars.settings');
  return { title: t('pageTitle') };
}

export default async function CalendarRoute({ params }: RouteProps) {
  const id = decodeURIComponent((await params).id);
  return (
    <EarlyReads page="calendars" of={[earlyRecord(calendars, id)]}>
      <CalendarPage id={id} />
    </EarlyReads>
  );
}
