'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type Tailed = {
  /** Rows in the list. */
  readonly count: number;
  /** Rows that were let go at its beginning so far. */
  readonly dropped: number;
  readonly opensAtEnd: boolean;
  /** Height of every row, in pixels. */
  readonly row: number;
};

/** So near to the end counts as there. */
const NEAR_PX = 24;

/**
 * Keeps a list that grows below at its end while it is there and nobody is at work in it: no pointer over it, no
 * focus in it. Else no row moves, and `fresh` counts what came.
 */
export function useListTail(
  scroller: RefObject<HTMLElement | null>,
  { count, dropped, opensAtEnd, row }: Tailed,
) {
  const total = count + dropped;
  const [isAtEnd, setIsAtEnd] = useState(opensAtEnd);
  const [hands, setHands] = useState({ pointer: false, focus: false });
  const [seen, setSeen] = useState(total);
  const isStill = hands.pointer || hands.focus;
  const isSticking = isAtEnd && !isStill;
  if (isSticking && seen !== total) setSeen(total);

  const droppedBefore = useRef(dropped);
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    // Rows that went above the one in sight must not move it.
    list.scrollTop -= (dropped - droppedBefore.current) * row;
    droppedBefore.current = dropped;
    if (isSticking && total > 0) list.scrollTop = list.scrollHeight;
    // A row that had the focus and was scrolled out of what is drawn takes it along without a word.
    if (hands.focus && !list.contains(document.activeElement)) setHands({ ...hands, focus: false });
  }, [scroller, dropped, row, isSticking, total, hands]);

  function toEnd() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    setIsAtEnd(true);
    setSeen(total);
  }

  return {
    /** Rows that came since the end was last in sight. */
    fresh: total - seen,
    toEnd,
    listHandlers: {
      // A scroll does not rise to what holds the list.
      onScrollCapture() {
        const list = scroller.current;
        if (!list) return;
        const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
        setIsAtEnd(isNear);
        if (isNear) setSeen(total);
      },
      onFocus: () => setHands((now) => ({ ...now, focus: true })),
      onBlur: () => setHands((now) => ({ ...now, focus: false })),
    },
    /** For what holds the list and its pill: who moves to the pill is still at work, and must not lose it. */
    pointerHandlers: {
      onPointerEnter: () => setHands((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHands((now) => ({ ...now, pointer: false })),
    },
  };
}
