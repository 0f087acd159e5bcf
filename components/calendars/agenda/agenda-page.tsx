'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AgendaProvider } from '@/components/calendars/entries/agenda-context';
import { useCan, useTarget } from '@/components/session/session-context';

import { EmptyState } from '@/components/ui/empty-state';
import { lazy, lazyInSight } from '@/components/ui/lazy';

import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/states';
import { createCalendar, listCalendars } from '@/lib/api/contract/calendars';
import { queryOf } from '@/lib/api/queries';
import type { CalendarRecord } from '@/lib/api/records';
import { AgendaToolbar } from './agenda-toolbar';
import { useAgendaPage } from './use-agenda-page';

const WeekGrid = lazyInSight(
  () => import('@/components/calendars/grid/week-grid').then((module) => module.WeekGrid),
  AgendaPlace,
);
const AgendaNotes = lazy(() => import('./agenda-notes').then((module) => module.AgendaNotes));
const MonthView = lazy(() => import('./month-view').then((module) => module.MonthView), AgendaPlace);
const AgendaList = lazy(() => import('./agenda-list').then((module) => module.AgendaList), AgendaPlace);

/** All calendars' appointments, and what is opened beside them. */
export function AgendaPage({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(queryOf(listCalendars, {}, useTarget()));
  // What is opened stays the same one while the agenda beside it changes.
  return (
    <>
      {data ? (
        <AgendaOrNone calendars={data.items} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PagePlace />
      )}
      {children}
    </>
  );
}

type AgendaProps = { calendars: readonly CalendarRecord[] };

function AgendaOrNone({ calendars }: AgendaProps) {
  const t = useTranslations('calendars.agenda');
  const mayCreate = useCan(createCalendar);
  if (calendars.length > 0) return <Agenda calendars={calendars} />;
  return (
    <EmptyState
      heading="h1"
      icon={<CalendarDays aria-hidden />}
      title={t('noCalendars')}
      actions={mayCreate && <LinkButton href="/calendars/settings">{t('toSettings')}</LinkButton>}
    >
      {t('noCalendarsText')}
    </EmptyState>
  );
}

function Agenda({ calendars }: AgendaProps) {
  const agenda = useAgendaPage(calendars);
  const { view } = agenda;
  return (
    <AgendaProvider agenda={agenda}>
      <div className="flex min-h-0 flex-1 flex-col">
        <AgendaToolbar />
        <AgendaNotes />
        {view === 'month' ? <MonthView /> : view === 'list' ? <AgendaList /> : <WeekGrid key={view} />}
      </div>
    </AgendaProvider>
  );
}

/** The room of the toolbar and of what is below it. */
function PagePlace() {
  const t = useTranslations('calendars.agenda');
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col">
      <h1 className="sr-only">{t('title')}</h1>
      <span className="sr-only">{t('reading')}</span>
      <div className="space-y-2 px-4 py-3 sm:px-6">
        <Skeleton className="h-8" />
        <Skeleton className="h-8 w-2/3" />
      </div>
      <AgendaPlace />
    </div>
  );
}

function AgendaPlace() {
  return <div aria-hidden className="min-h-0 flex-1 border-t bg-surface" />;
}
