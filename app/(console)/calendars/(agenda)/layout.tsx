import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AgendaPage } from '@/components/calendars/agenda/agenda-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calendars.agenda');
  return { title: t('title') };
}

/** The agenda stays while a panel opens beside it: `children` is the panel. */
export default function AgendaLayout({ children }: { children: ReactNode }) {
  return <AgendaPage>{children}</AgendaPage>;
}
