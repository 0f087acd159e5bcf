'use client';

import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from 'next-intl';
import { listCalendars } from '@/lib/api/contract/calendars';
import { queryOf } from '@/lib/api/queries';
import { isTimeZone } from '@/lib/format/time-zone';
import { useTarget } from './session-context';

/**
 * The subaccount's time zone. The API does not name it, but calendars are given it unless they say otherwise: it is
 * the one that most of them have. Without calendars it is the viewer's.
 */
export function useSubaccountZone(): string {
  const viewer = useTimeZone() ?? 'UTC';
  const { data } = useQuery({ ...queryOf(listCalendars, {}, useTarget()), staleTime: 600_000 });
  return mostFrequent((data?.items ?? []).map(({ timezone }) => timezone)) ?? viewer;
}

function mostFrequent(zones: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const zone of zones) {
    if (zone !== undefined && isTimeZone(zone)) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
