'use client';

import { useMedia } from '@/components/ui/use-media';

/** Whether there is room for columns side by side (Tailwind's `sm`). */
export function useIsWide(): boolean {
  return useMedia('(min-width: 640px)');
}
