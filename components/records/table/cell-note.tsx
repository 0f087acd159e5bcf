'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type CellNoteProps = { anchor: RefObject<HTMLElement | null>; children: ReactNode };

/** Words below the field of a cell, over the rows: cells and their table cut off what leaves them. */
export function CellNote({ anchor, children }: CellNoteProps) {
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => {
    const follow = () => {
      const { left, bottom } = anchor.current!.getBoundingClientRect();
      setPlace({ left, top: bottom + 4 });
    };
    follow();
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [anchor]);
  if (!place) return null;
  return createPortal(
    <div
      style={place}
      // A press on a link in it must not take the field away before it is followed.
      onPointerDown={(event) => event.preventDefault()}
      className="fixed z-20 max-w-72 rounded-md border bg-raised px-2 py-1 shadow-popover has-[[role=status]>:empty]:hidden"
    >
      {children}
    </div>,
    document.body,
  );
}
