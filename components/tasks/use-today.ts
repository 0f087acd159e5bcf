'use client';

import { useMemo } from 'react';
import { useSubaccountZone } from '@/components/session/use-subaccount-zone';
import { useDayIn } from '@/components/ui/use-clock';
import type { Clock } from '@/lib/contacts/task-due';

/** The calendar day that it is in the subaccount's time zone, and which zone that is; the same object all day. */
export function useToday(): Clock {
  const zone = useSubaccountZone();
  const today = useDayIn(zone);
  return useMemo(() => ({ zone, today }), [zone, today]);
}
