'use client';

import { type FocusEvent, useState } from 'react';

/**
 * Rows that come in at the head, as they were when somebody came to them with the pointer or the focus: none moves
 * under it. `fresh` counts what came since, `letIn` shows it.
 */
export function useHeldRows<Row>(rows: readonly Row[], keyOf: (row: Row) => unknown) {
  const [hands, setHands] = useState({ pointer: false, focus: false });
  const [kept, setKept] = useState(rows);
  const isHeld = hands.pointer || hands.focus;
  if (!isHeld && kept !== rows) setKept(rows);
  const shown = isHeld ? kept : rows;
  const known = new Set(shown.map(keyOf));
  return {
    shown,
    fresh: rows.filter((row) => !known.has(keyOf(row))).length,
    letIn() {
      setKept(rows);
      // What had the focus goes away with the last new row, and takes it along without a word.
      setHands((now) => ({ ...now, focus: false }));
    },
    /** For what holds the rows and the way to let more in. */
    handlers: {
      onPointerEnter: () => setHands((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHands((now) => ({ ...now, pointer: false })),
      onFocus: () => setHands((now) => ({ ...now, focus: true })),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        const focus = currentTarget.contains(relatedTarget);
        setHands((now) => ({ ...now, focus }));
      },
    },
  };
}
