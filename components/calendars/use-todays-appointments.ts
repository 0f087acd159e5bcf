'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useNow, useTimeZone } from 'next-intl';
import { isAbsence, readParts } from '@/components/session/read-parts';
import { useTarget } from '@/components/session/session-context';
import { listAppointments, listCalendars } from '@/lib/api/contract/calendars';
import { queryOf } from '@/lib/api/queries';
import { byStart, onlyTodays, todayIn, unreadTimes } from './todays-appointments';

/** Calendars whose day is read: each is a request. */
const CALENDARS = 8;

/** What takes place today in the active calendars, each by its own day; of the first few calendars, and it says so. */
export function useTodaysAppointments() {
  const target = useTarget();
  const viewerZone = useTimeZone() ?? 'UTC';
  const now = useNow({ updateInterval: 60_000 });
  const calendars = useQuery(queryOf(listCalendars, {}, target));
  const active = (calendars.data?.items ?? []).filter(({ activo }) => activo !== false);
  const read = active.filter(({ id }) => id !== undefined && id !== '').slice(0, CALENDARS);
  const days = useQueries({
    queries: read.map((calendar) => {
      const day = todayIn(calendar, now, viewerZone);
      const query = { date_from: day, date_to: day, limit: 100 };
      return queryOf(listAppointments, { path: { calendar_id: calendar.id ?? '' }, query }, target);
    }),
  });
  const { failed, error, isAbsent } = readParts(days);
  const calendarsRead = read.length - failed.length;
  return {
    appointments: read
      .flatMap((calendar, place) => onlyTodays(days[place]?.data?.items ?? [], calendar, now, viewerZone))
      .toSorted(byStart),
    unread: unreadTimes(days.flatMap(({ data }) => data?.items ?? [])),
    hasCalendars: active.length > 0,
    calendarsRead,
    /** Not every calendar was read, or not all of one's day. */
    isPartial: active.length > calendarsRead || days.some(({ data }) => data?.nextCursor),
    isPending: calendars.isPending || days.some(({ isPending }) => isPending),
    error: calendars.error ?? error,
    /** The server has no calendars at all, or no appointments. */
    isAbsent: isAbsence(calendars.error) || isAbsent,
    retry: () => void Promise.all((calendars.error ? [calendars] : failed).map(({ refetch }) => refetch())),
  };
}
