'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useTimeZone } from 'next-intl';
import { isAbsence, readParts } from '@/components/session/read-parts';
import { useTarget } from '@/components/session/session-context';
import { useClock } from '@/components/ui/use-clock';
import { listAppointments, listCalendars } from '@/lib/api/contract/calendars';
import { queryOf } from '@/lib/api/queries';
import { byStart, onlyTodays, todaySent, todaysCalendars, unreadTimes } from './todays-appointments';

/** What takes place today in the active calendars, each by its own day; of the first few calendars, and it says so. */
export function useTodaysAppointments() {
  const target = useTarget();
  const viewerZone = useTimeZone() ?? 'UTC';
  const now = useClock();
  const calendars = useQuery(queryOf(listCalendars, {}, target));
  const active = (calendars.data?.items ?? []).filter(({ activo }) => activo !== false);
  const read = todaysCalendars(active);
  const days = useQueries({
    queries: read.map((calendar) => queryOf(listAppointments, todaySent(calendar, now, viewerZone), target)),
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
