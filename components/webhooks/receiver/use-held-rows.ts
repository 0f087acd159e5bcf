'use client';

import { useState } from 'react';

/**
 * Rows that come in at the head, as they were when somebody came to them with the pointer: none moves under it.
 * `fresh` counts what came since, `letIn` shows it.
 */
export function useHeldRows<Row>(rows: readonly Row[], keyOf: (row: Row) => unknown) {
  const [isHeld, setIsHeld] = useState(false);
  const [kept, setKept] = useState(rows);
  if (!isHeld && kept !== rows) setKept(rows);
  const shown = isHeld ? kept : rows;
  const known = new Set(shown.map(keyOf));
  return {
    shown,
    fresh: rows.filter((row) => !known.has(keyOf(row))).length,
    letIn: () => setKept(rows),
    pointerHandlers: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
    },
  };
}
