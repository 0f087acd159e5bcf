'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Selection } from '@/components/configuration/selection/selection';
import type { Comparison } from '@/lib/configuration/comparison';
import type { Compared } from './use-comparison';

export type CompareScope = {
  /** Undefined while it is read, and where nothing is compared. */
  readonly comparison: Comparison | undefined;
  readonly isComparing: boolean;
  readonly error: unknown;
  readonly compared: Compared | undefined;
  /** By what is read of its records is kept. */
  readonly cacheKey: readonly unknown[];
  readonly selection: Selection;
  readonly change: (change: (selection: Selection) => Selection) => void;
};

const CompareContext = createContext<CompareScope | undefined>(undefined);

export function CompareProvider({ scope, children }: { scope: CompareScope; children: ReactNode }) {
  return <CompareContext value={scope}>{children}</CompareContext>;
}

/** What the page compares and what of it is selected, for the panel of a record. */
export function useCompareScope(): CompareScope {
  const scope = useContext(CompareContext);
  if (!scope) throw new Error('useCompareScope outside of CompareProvider');
  return scope;
}
