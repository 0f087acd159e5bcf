'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { RawRecord } from '@/components/records/panel/raw-record';
import { RecordCurl } from '@/components/records/panel/record-curl';
import { useTarget } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { Disclosure } from '@/components/ui/disclosure';

import { EmptyState } from '@/components/ui/empty-state';
import { lazyInSight } from '@/components/ui/lazy';
import { ErrorState, LoadingState } from '@/components/ui/states';

import { typedId } from '@/lib/api/exact-ids';
import type { Id } from '@/lib/api/loose';
import type { CalendarRecord } from '@/lib/api/records';
import { listedRecord, recordQuery } from '@/lib/records/note-record';
import { calendars } from '@/lib/resources/calendars/calendars';
import { CalendarActions } from './calendar-actions';
import { StateBadge } from './calendar-cells';

/** The form brings the contract's rules with it, and the preview those of slots. */
const CalendarForm = lazyInSight(
  () => import('./calendar-form').then((module) => module.CalendarForm),
  LoadingState,
);

/** One calendar on a page of its own: what it is, its hours, and what can be done with it. */
export function CalendarPage({ id }: { id: string }) {
  const t = useTranslations('calendars.settings');
  const panel = useTranslations('records.panel');
  const nameOr = useNameOr();
  const client = useQueryClient();
  const target = useTarget();
  const { data, error, refetch } = useQuery({
    ...recordQuery(calendars, id, target),
    placeholderData: () => listedRecord(client, calendars, target, id),
  });
  const calendar = data && ({ ...data, id: data.id ?? typedId(id) } as CalendarRecord & { readonly id: Id });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <PageHeader
        title={nameOr(calendar ? calendars.title(calendar) : undefined, id)}
        titleExtra={calendar && <StateBadge calendar={calendar} />}
        back={{ href: calendars.path, label: t('list.title') }}
        actions={calendar && <CalendarActions calendar={calendar} />}
      />
      {calendar ? (
        <>
          <CalendarForm key={id} calendar={calendar} />
          <div className="max-w-3xl space-y-1 px-4 pb-10 sm:px-6">
            <Disclosure title={panel('json')} level={2} isLazy>
              <RawRecord label={panel('json')} record={calendar} />
            </Disclosure>
            <Disclosure title={panel('curl')} level={2} isLazy>
              <RecordCurl of={calendars} record={calendar} />
            </Disclosure>
          </div>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === null ? (
        <EmptyState title={panel('notFound')}>{panel('notFoundText')}</EmptyState>
      ) : (
        <div className="px-4 sm:px-6">
          <LoadingState />
        </div>
      )}
    </div>
  );
}
