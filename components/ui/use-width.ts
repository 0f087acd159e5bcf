'use client';

import { useCallback, useState } from 'react';

/** How wide an element is within, in pixels; `measured` goes to it as its ref. `first` is taken until it is there. */
export function useWidth(first: number) {
  const [width, setWidth] = useState(first);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const look = () => setWidth(element.clientWidth);
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    return () => resizes.disconnect();
  }, []);
  return { width, measured };
}
