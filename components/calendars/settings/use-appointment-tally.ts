'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { listAppointments } from '@/lib/api/contract/calendars';
import { LIMIT_MAX } from '@/lib/api/contract/pagination';
import type { Id } from '@/lib/api/loose';
import { keyOf } from '@/lib/api/queries';
import type { Cursor } from '@/lib/api/reply';
import { isActive } from '@/lib/calendars/future-appointments';
import { timeThere } from '@/lib/format/record-time';

export type AppointmentTally = {
  /** To come and taking place: with one of them the server keeps the calendar. */
  readonly future: number;
  /** All others, which go with it. */
  readonly past: number;
  readonly isComplete: boolean;
};

const none: AppointmentTally = { future: 0, past: 0, isComplete: false };

/**
 * Counts the appointments of a calendar that is about to go. The API counts nothing, so all pages are read; the count
 * grows as they arrive, and every use counts anew.
 */
export function useAppointmentTally(calendarId: Id) {
  const target = useTarget();
  const path = { calendar_id: calendarId };
  const queryKey = [...keyOf(listAppointments, target, { path }), 'tally'];
  return useQuery<AppointmentTally>({
    queryKey,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ client, signal }) => {
      let tally = none;
      const seen = new Set<Cursor | undefined>();
      let cursor: Cursor | undefined;
      do {
        seen.add(cursor);
        const query = { limit: LIMIT_MAX, ...(cursor !== undefined && { cursor }) };
        const page = await call(listAppointments, { path, query } as never, { ...target, signal });
        const future = page.items.filter((each) => isActive(each, timeThere())).length;
        tally = {
          ...tally,
          future: tally.future + future,
          past: tally.past + page.items.length - future,
        };
        client.setQueryData(queryKey, tally);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined && !seen.has(cursor));
      return { ...tally, isComplete: true };
    },
  });
}
