'use client';

import { useWidth } from '@/components/ui/use-width';

/** How wide each of so many columns is, in pixels, in steps that make a difference. */
export function useColumnWidth(count: number) {
  const { width, measured } = useWidth(1120);
  return { width: Math.floor(width / Math.max(count, 1) / 8) * 8, measured };
}
