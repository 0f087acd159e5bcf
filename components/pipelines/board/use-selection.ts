'use client';

import { useRef, useState } from 'react';

const nobody: ReadonlySet<string> = new Set();

/** Cards chosen for a move together. */
export function useSelection() {
  const [ids, setIds] = useState(nobody);
  const latest = useRef(ids);
  latest.current = ids;

  return {
    ids,
    /** Adds or takes away; turns each round where `isSelected` is not given. */
    select(dealIds: readonly string[], isSelected?: boolean) {
      const next = new Set(latest.current);
      for (const id of dealIds) {
        if (isSelected ?? !next.has(id)) next.add(id);
        else next.delete(id);
      }
      setIds(next);
    },
    /** Chooses these and no others. */
    replace: (dealIds: readonly string[]) => setIds(dealIds.length === 0 ? nobody : new Set(dealIds)),
    clear: () => setIds(nobody),
  };
}

/** The selection where the card belongs to it, else the card alone. */
export function idsWith(selection: ReadonlySet<string>, dealId: string): ReadonlySet<string> {
  return selection.has(dealId) ? selection : new Set([dealId]);
}
