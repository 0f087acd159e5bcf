'use client';

import { queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { getAvailability } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { type FreeSlot, freeSlots } from '@/lib/calendars/free-slots';
import { agendaRequests } from './agenda-requests';

type Asked = { readonly from: string; readonly to: string; readonly zone: string };

/**
 * The free slots of some calendars as their server offers them, by calendar; without those that are not read yet.
 *
 * @param calendarIds the same array while it is the same question
 */
export function useFreeSlots(
  calendarIds: readonly Id[],
  { from, to, zone }: Asked,
): ReadonlyMap<string, readonly FreeSlot[]> {
  const target = useTarget();
  const combine = useCallback(
    (results: readonly UseQueryResult<{ readonly items: readonly object[] }>[]) =>
      new Map(
        results.flatMap(({ data }, at) =>
          data ? [[String(calendarIds[at]), freeSlots(data.items).slots] as const] : [],
        ),
      ),
    [calendarIds],
  );
  return useQueries({
    queries: calendarIds.map((calendarId) => {
      const query = { date_from: from, date_to: to, tz: zone };
      const sent = { path: { calendar_id: calendarId }, query };
      return queryOptions({
        queryKey: queryOf(getAvailability, sent, target).queryKey,
        queryFn: ({ signal }) =>
          agendaRequests.run(() => call(getAvailability, sent, { ...target, signal }), signal),
        structuralSharing: false,
      });
    }),
    combine,
  });
}
