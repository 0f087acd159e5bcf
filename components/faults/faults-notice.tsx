'use client';

import { lazy } from '@/components/ui/lazy';
import { useFaults } from './use-faults';

const FaultsBar = lazy(
  () => import('./faults-bar').then((module) => module.FaultsBar),
  undefined,
  () => {},
);

/** The bar over every page of a connection while faults are on in its subaccount: its code comes only then. */
export function FaultsNotice() {
  const { faults } = useFaults();
  return faults?.length ? <FaultsBar count={faults.length} /> : null;
}
