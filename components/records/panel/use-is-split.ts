'use client';

import { useMedia } from '@/components/ui/use-media';

/** Whether a panel stands beside its list, as in globals.css; below that it covers it. */
export function useIsSplit(): boolean {
  return useMedia('(min-width: 1200px)');
}
