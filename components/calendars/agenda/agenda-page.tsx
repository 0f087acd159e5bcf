'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useTarget } from '@/components/session/session-context';
import { LinkButton } from '@/components/ui/link-button';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import { listCalendars } from '@/lib/api/contract/calendars';
import { queryOf } from '@/lib/api/queries';

/** All calendars' appointments, and what is opened beside them. */
export function AgendaPage({ children }: { children: ReactNode }) {
  const t = useTranslations('calendars.agenda');
  const { data, error, refetch } = useQuery(queryOf(listCalendars, {}, useTarget()));
  return (
    <>
      {data?.items.length === 0 ? (
        <EmptyState
          heading="h1"
          icon={<CalendarDays aria-hidden />}
          title={t('noCalendars')}
          actions={<LinkButton href="/calendars/settings">{t('toSettings')}</LinkButton>}
        >
          {t('noCalendarsText')}
        </EmptyState>
      ) : (
        <div className="p-4 sm:px-6">
          <h1 className="font-semibold text-lg">{t('title')}</h1>
          {!data && error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            !data && <LoadingState />
          )}
        </div>
      )}
      {children}
    </>
  );
}
