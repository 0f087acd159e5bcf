import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CalendarsPage } from '@/components/calendars/settings/calendars-page';
import { FirstPage } from '@/components/records/list/first-page';
import { calendars } from '@/lib/resources/calendars/calendars';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calendars.settings.list');
  return { title: t('title') };
}

export default function CalendarsRoute() {
  return (
    <FirstPage of={calendars}>
      <CalendarsPage />
    </FirstPage>
  );
}
