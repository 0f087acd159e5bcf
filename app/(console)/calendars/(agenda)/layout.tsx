import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTimeZone, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AgendaPage } from '@/components/calendars/agenda/agenda-page';
import { EarlyReads } from '@/components/session/early-reads';
import { bookAppointment } from '@/lib/api/contract/calendars';
import { requireSession } from '@/lib/auth/session';
import { agendaReads } from '@/lib/calendars/agenda-reads';
import { mayCall } from '@/lib/rules/roles';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calendars.agenda');
  return { title: t('title') };
}

/** The agenda stays while a panel opens beside it: `children` is the panel. */
export default async function AgendaLayout({ children }: { children: ReactNode }) {
  const [{ user }, zone, asked] = await Promise.all([requireSession(), getTimeZone(), headers()]);
  // A tablet or a narrow window may be told wrongly: then the browser asks for what it shows.
  const isWide = !/\bMobi/.test(asked.get('user-agent') ?? '');
  const seen = { zone, isWide, mayBook: mayCall(user.role, bookAppointment), now: Date.now() };
  return (
    <EarlyReads page="calendars" of={(search) => agendaReads(search, seen)}>
      <AgendaPage>{children}</AgendaPage>
    </EarlyReads>
  );
}
