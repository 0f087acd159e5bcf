'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Rows come and go by so many at once: most frames of a scroll then draw nothing new. */
const STEP = 4;

/** Rows kept ready on either side of those in sight, so that a frame need not wait for them. */
const AHEAD = 4;

/**
 * Which rows of a list are drawn, where all are of one height: from `from` up to before `to`.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, rowHeight }: { readonly count: number; readonly rowHeight: number },
): { readonly from: number; readonly to: number } {
  const [first, setFirst] = useState(0);
  const [inSight, setInSight] = useState(0);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setFirst(Math.floor(element.scrollTop / rowHeight / STEP) * STEP);
    const sizes = new ResizeObserver(() => setInSight(Math.ceil(element.clientHeight / rowHeight)));
    look();
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, rowHeight]);

  const from = Math.max(first - AHEAD, 0);
  return { from: Math.min(from, count), to: Math.min(first + inSight + STEP + AHEAD, count) };
}

/** Scrolls as little as it takes to bring a whole row into sight. */
export function scrollToRow(element: HTMLElement, index: number, rowHeight: number): void {
  const top = index * rowHeight;
  const bottom = top + rowHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (bottom > element.scrollTop + element.clientHeight)
    element.scrollTop = bottom - element.clientHeight;
}
