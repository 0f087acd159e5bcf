'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import { hasId } from '@/lib/api/has-id';
import type { CalendarRecord } from '@/lib/api/records';
import { appointmentsOf } from '@/lib/calendars/appointments-query';
import { placed } from '@/lib/calendars/future-appointments';
import { timeThere } from '@/lib/format/record-time';
import { addDays, dayAt } from '@/lib/rules/zones';
import { queue, useZoneOf } from './use-beside';

/** Nothing can be booked further ahead (`ventana_dias`). */
const FURTHEST = 731;

/** All appointments of a calendar from today on that take place: what its slots and a change of its hours meet. */
export function useFuture(calendar: CalendarRecord) {
  const target = useTarget();
  const today = dayAt(timeThere(), useZoneOf(calendar));
  const range = { calendarId: calendar.id ?? '', from: today, to: addDays(today, FURTHEST) };
  const { data, error, isPending, refetch } = useQuery({
    ...appointmentsOf(range, target, queue),
    enabled: hasId(calendar),
    staleTime: 60_000,
  });
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return {
    today,
    placed: useMemo(() => items && placed(items), [items]),
    /** Not all of them could be read. */
    isPartial: data?.isCut ?? false,
    error,
    isPending,
    refetch,
  };
}

export type Future = ReturnType<typeof useFuture>;
