'use client';

import { createContext, useContext } from 'react';

const Seen = createContext<readonly string[]>([]);

/** The currencies of what a page shows: those that a new amount of it is likely to be in. */
export const SeenCurrencies = Seen.Provider;

export function useSeenCurrencies(): readonly string[] {
  return useContext(Seen);
}
