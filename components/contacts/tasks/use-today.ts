'use client';

import { useNow } from 'next-intl';
import { dayOf } from '@/lib/format/dates';
import { useSubaccountZone } from './use-subaccount-zone';

/** The calendar day that it is in the subaccount's time zone, and which zone that is. */
export function useToday() {
  const zone = useSubaccountZone();
  const now = useNow({ updateInterval: 60_000 });
  return { zone, today: dayOf(now, zone) };
}
