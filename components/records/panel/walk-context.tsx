'use client';

import { createContext, useContext } from 'react';
import type { RowSource } from '@/lib/records/row-source';

/** The rows that stand beside an open record, in their order: what is before it and after it. */
export type Walk = {
  readonly source: RowSource<object>;
  readonly keyOf: (row: never) => string;
  readonly hrefOf: (row: never) => string;
};

const WalkContext = createContext<Walk | undefined>(undefined);

/** Tells the panel below which list it was opened from; without one it has no way to the next record. */
export const WalkProvider = WalkContext.Provider;

export type Step = { readonly key: string; readonly href: string };

/** The rows before and after the record of this key, as far as they are held. */
export function useNeighbours(key: string): { previous: Step | undefined; next: Step | undefined } {
  const walk = useContext(WalkContext);
  return neighboursOf(walk, key);
}

/** @returns nothing where the record is not among the rows */
export function neighboursOf(walk: Walk | undefined, key: string) {
  const none = { previous: undefined, next: undefined };
  if (!walk) return none;
  const { source, keyOf, hrefOf } = walk;
  const keyAt = (index: number) => {
    const row = index < 0 || index >= source.count ? undefined : source.rowAt(index);
    return row && keyOf(row as never);
  };
  const stepAt = (index: number): Step | undefined => {
    const found = keyAt(index);
    return found ? { key: found, href: hrefOf(source.rowAt(index) as never) } : undefined;
  };
  for (let index = 0; index < source.count; index++) {
    if (keyAt(index) === key) return { previous: stepAt(index - 1), next: stepAt(index + 1) };
  }
  return none;
}
