'use client';

import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import type { AppointmentRecord, CalendarRecord } from '@/lib/api/records';
import { type AgendaView, datesRead, stepped } from '@/lib/calendars/agenda-address';
import { type AgendaEntry, byStart, readEntries } from '@/lib/calendars/agenda-entries';
import { type AppointmentPages, appointmentsOf } from '@/lib/calendars/appointments-query';
import { agendaRequests } from './agenda-requests';

/** What comes next is read when what is shown has been drawn, and not while somebody turns the pages. */
const AHEAD_MS = 600;

export type FailedRead = {
  readonly calendar: CalendarRecord;
  readonly error: unknown;
  readonly retry: () => void;
};
export type UnreadAppointment = {
  readonly calendar: CalendarRecord;
  readonly record: AppointmentRecord;
};

/** The appointments of some calendars around a day, each read by itself, and those that come next ahead of time. */
export function useAgendaReads(calendars: readonly CalendarRecord[], view: AgendaView, day: string) {
  const target = useTarget();
  const client = useQueryClient();
  const known = useMemo(() => calendars.filter(({ id }) => id !== undefined && id !== ''), [calendars]);
  const { from, to } = datesRead(view, day);
  const combine = useCallback(
    (results: readonly UseQueryResult<AppointmentPages>[]) => combined(known, results),
    [known],
  );
  const read = useQueries({
    queries: known.map(({ id }) => appointmentsOf({ calendarId: id!, from, to }, target, agendaRequests)),
    combine,
  });

  const { isPending } = read;
  useEffect(() => {
    if (isPending) return;
    const next = datesRead(view, stepped(view, day, 1));
    const later = setTimeout(() => {
      for (const { id } of known) {
        void client.prefetchQuery(appointmentsOf({ calendarId: id!, ...next }, target, agendaRequests, true));
      }
    }, AHEAD_MS);
    return () => clearTimeout(later);
  }, [isPending, client, known, target, view, day]);

  return read;
}

function combined(
  calendars: readonly CalendarRecord[],
  results: readonly UseQueryResult<AppointmentPages>[],
) {
  const entries: AgendaEntry[] = [];
  const unread: UnreadAppointment[] = [];
  const failed: FailedRead[] = [];
  for (const [at, calendar] of calendars.entries()) {
    const { data, error, refetch } = results[at]!;
    if (!data && error) failed.push({ calendar, error, retry: () => void refetch() });
    if (!data) continue;
    const read = readEntries(
      data.pages.flatMap(({ items }) => items),
      calendar,
    );
    entries.push(...read.read);
    unread.push(...read.unread.map((record) => ({ calendar, record })));
  }
  return {
    /** From first to last, of all dates that were answered. */
    entries: entries.sort(byStart),
    unread,
    failed,
    /** Some calendars are not read yet; what is there of the others can be shown. */
    isPending: results.some(({ isPending }) => isPending),
    /** Calendars of which the server has more than was read. */
    cut: calendars.filter((_, at) => results[at]!.data?.isCut),
  };
}
