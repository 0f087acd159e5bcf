'use client';

import { useCallback, useState } from 'react';

/** How wide each of so many columns is, in pixels, in steps that make a difference. */
export function useColumnWidth(count: number) {
  const [whole, setWhole] = useState(1120);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const look = () => setWhole(element.clientWidth);
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    return () => resizes.disconnect();
  }, []);
  return { width: Math.floor(whole / Math.max(count, 1) / 8) * 8, measured };
}
