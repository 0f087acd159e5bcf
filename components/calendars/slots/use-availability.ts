'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import { ApiError } from '@/lib/api/api-error';
import { getAvailability } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { freeSlots } from '@/lib/calendars/free-slots';

type Asked = {
  /** Undefined while none is chosen: nothing is read. */
  readonly calendarId: Id | undefined;
  /** Dates, both included, at most 62 days. */
  readonly from: string;
  readonly to: string;
  /** The zone that the dates are of; the calendar's where it is left out. */
  readonly timeZone?: string | undefined;
};

type Watching = {
  /** Milliseconds after which it is read again while the page is looked at. */
  readonly every?: number | undefined;
};

type Asking = { readonly state: { readonly error: unknown } };

/** The times that the server offers, as it answered last. A read that fails leaves those of the one before. */
export function useAvailability({ calendarId, from, to, timeZone }: Asked, { every }: Watching = {}) {
  const path = { calendar_id: calendarId ?? '' };
  const query = { date_from: from, date_to: to, ...(timeZone !== undefined && { tz: timeZone }) };
  const { data, error, isPending, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...queryOf(getAvailability, { path, query }, useTarget()),
    enabled: calendarId !== undefined,
    ...(every !== undefined && {
      refetchInterval: ({ state }: Asking) => paceOf(every, state.error),
      refetchOnWindowFocus: 'always',
    }),
  });
  const read = useMemo(() => freeSlots(data?.items ?? []), [data]);
  return {
    /** In order. */
    slots: read.slots,
    /** Entries of the answer whose time cannot be read. */
    unread: read.unread,
    isRead: data !== undefined,
    /** When the slots were answered, in milliseconds. */
    readAt: dataUpdatedAt,
    error,
    isPending,
    isFetching,
    refetch,
  };
}

/** A server that failed is asked less often, and not before it said. */
function paceOf(every: number, error: unknown): number {
  if (!error) return every;
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(every * 4, asked);
}
