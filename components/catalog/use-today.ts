'use client';

import { useTimeZone } from 'next-intl';
import { useDayIn } from '@/components/ui/use-clock';

/** The calendar day by which prices hold, `2026-11-22`: in the zone that the console shows times in. */
export function useToday(): string {
  return useDayIn(useTimeZone() ?? 'UTC');
}
