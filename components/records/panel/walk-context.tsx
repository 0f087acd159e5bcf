'use client';

import { createContext, useContext } from 'react';

/** The rows that stand beside an open record, in their order: what is before it and after it. */
export type Walk = {
  /** -1 where it is not among the rows. */
  readonly indexOf: (key: string) => number;
  /** Undefined beyond the rows, and for one that is not held or has no id. */
  readonly keyAt: (index: number) => string | undefined;
  readonly hrefAt: (index: number) => string;
};

/** Through rows that are all held. */
export function walkOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  hrefOf: (row: Row) => string,
): Walk {
  return {
    indexOf: (key) => rows.findIndex((row) => keyOf(row) === key),
    keyAt: (index) => rows[index] && keyOf(rows[index]),
    hrefAt: (index) => hrefOf(rows[index]!),
  };
}

const WalkContext = createContext<Walk | undefined>(undefined);

/** Tells the panel below which list it was opened from; without one it has no way to the next record. */
export const WalkProvider = WalkContext.Provider;

export type Step = { readonly key: string; readonly href: string };

/** The rows before and after the record of this key, as far as they are held. */
export function useNeighbours(key: string) {
  return neighboursOf(useContext(WalkContext), key);
}

export function neighboursOf(walk: Walk | undefined, key: string) {
  const index = walk?.indexOf(key) ?? -1;
  const stepAt = (at: number): Step | undefined => {
    const found = walk && index !== -1 && at >= 0 ? walk.keyAt(at) : undefined;
    return walk && found ? { key: found, href: walk.hrefAt(at) } : undefined;
  };
  return { previous: stepAt(index - 1), next: stepAt(index + 1) };
}
