import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CalendarPage } from '@/components/calendars/settings/calendar-page';

type RouteProps = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calendars.settings');
  return { title: t('pageTitle') };
}

export default async function CalendarRoute({ params }: RouteProps) {
  const { id } = await params;
  return <CalendarPage id={decodeURIComponent(id)} />;
}
