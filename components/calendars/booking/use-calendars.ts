'use client';

import { useQuery } from '@tanstack/react-query';
import { useTarget } from '@/components/session/session-context';
import { listCalendars } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { queryOf } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';

/** The calendars of the subaccount, archived ones too, and one of them by its id. */
export function useCalendars() {
  const { data, error, isPending } = useQuery(queryOf(listCalendars, {}, useTarget()));
  const calendars = data?.items ?? [];
  return {
    calendars,
    error,
    isPending,
    byId: (id: Id | undefined) => calendars.find((each) => id !== undefined && idOf(each) === String(id)),
  };
}
