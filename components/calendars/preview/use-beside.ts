'use client';

import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { getAvailability, listAppointments } from '@/lib/api/contract/calendars';
import { hasId } from '@/lib/api/has-id';
import { queryOf } from '@/lib/api/queries';
import type { CalendarRecord } from '@/lib/api/records';
import { RequestQueue } from '@/lib/api/request-queue';
import { freeSlots } from '@/lib/calendars/free-slots';
import { isActive } from '@/lib/calendars/future-appointments';
import { timeThere } from '@/lib/format/record-time';
import { isTimeZone } from '@/lib/format/time-zone';
import { addDays, dayAt } from '@/lib/rules/zones';

/** How far a free slot is looked for: one call answers no more than 62 days. */
export const AHEAD_DAYS = 31;
const PAGE = 100;
/** All that the pages of calendars read beside them goes through one line. */
export const queue = new RequestQueue();
/** Rows come back into sight as somebody scrolls; what they show is read again at most this often. */
const staleTime = 60_000;

/** The zone of a calendar where it names one that is known, else the viewer's. */
export function useZoneOf({ timezone }: CalendarRecord): string {
  const viewers = useTimeZone() ?? 'UTC';
  return timezone !== undefined && isTimeZone(timezone) ? timezone : viewers;
}

/** The first time that the server offers in a calendar, a few calendars at a time. */
export function useNextSlot(calendar: CalendarRecord) {
  const today = dayAt(timeThere(), useZoneOf(calendar));
  const query = queryOf(
    getAvailability,
    {
      path: { calendar_id: calendar.id ?? '' },
      query: { date_from: today, date_to: addDays(today, AHEAD_DAYS - 1) },
    },
    useTarget(),
  );
  return useQuery({
    ...query,
    queryFn: (context) => queue.run(async () => query.queryFn!(context), context.signal),
    enabled: hasId(calendar) && calendar.activo !== false,
    select: ({ items }) => {
      const [first] = freeSlots(items).slots;
      return first ? new Date(first.start).toISOString() : null;
    },
    staleTime,
  });
}

/** How many appointments of a calendar are to come: of the first page, and whether there are more. */
export function useUpcoming(calendar: CalendarRecord) {
  const today = dayAt(timeThere(), useZoneOf(calendar));
  const query = queryOf(
    listAppointments,
    { path: { calendar_id: calendar.id ?? '' }, query: { date_from: today, limit: PAGE } },
    useTarget(),
  );
  return useQuery({
    ...query,
    queryFn: (context) => queue.run(async () => query.queryFn!(context), context.signal),
    enabled: hasId(calendar),
    select: ({ items, nextCursor }) => ({
      count: items.filter((each) => isActive(each, timeThere())).length,
      isMore: nextCursor !== null,
    }),
    staleTime,
  });
}
