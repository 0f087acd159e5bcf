'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { markScrolling } from './mark-scrolling';

/** Rows come and go by so many at once: most frames of a scroll then draw nothing new. */
const STEP = 4;

type FixedRows = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Height of every row in pixels. */
  height: number;
  /** Pixels above the first row inside of what scrolls. */
  offset?: number;
  overscan?: number;
};

/**
 * Which rows of one height are in sight. With one height a row's place is arithmetic: nothing is measured, and a
 * list of any length costs the same.
 */
export function useFixedRows({ scroller, count, height, offset = 0, overscan = 4 }: FixedRows) {
  const [sight, setSight] = useState({ first: 0, last: 30 });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    function look() {
      const top = element!.scrollTop - offset;
      const before = Math.floor(top / height / STEP) * STEP;
      const inSight = Math.ceil(element!.clientHeight / height);
      const first = Math.max(0, before - overscan);
      const last = before + inSight + STEP + overscan;
      setSight((known) => (known.first === first && known.last === last ? known : { first, last }));
    }
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    // Drawn in the frame that shows the new place: later would be an empty stripe.
    const onScroll = () => flushSync(look);
    element.addEventListener('scroll', onScroll, { passive: true });
    const unmark = markScrolling(element);
    return () => {
      unmark();
      resizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, height, offset, overscan]);

  const last = Math.min(count - 1, sight.last);
  const first = Math.min(sight.first, Math.max(0, last));
  return {
    /** Indexes of the rows to draw. */
    indexes: Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at),
    first,
    last,
    total: count * height,
    startOf: (index: number) => index * height,
    /** Scrolls as little as it takes to bring the row into sight. */
    show(index: number) {
      const element = scroller.current;
      if (!element) return;
      const start = index * height + offset;
      const room = element.clientHeight;
      if (start - offset < element.scrollTop) element.scrollTop = start - offset;
      else if (start + height > element.scrollTop + room) element.scrollTop = start + height - room;
    },
  };
}
