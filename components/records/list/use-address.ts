'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type Codecs, changedAddress, readAddress, type ValuesOf } from '@/lib/fields/address';

/**
 * The values that the page's address holds. Setting some leaves the others as the address has them by then, and does
 * not ask the server for the page again. `codecs` stands outside of the component: it is the page's, not a drawing's.
 */
export function useAddress<C extends Codecs>(codecs: C) {
  const params = useSearchParams();
  const pathname = usePathname();
  const text = params.toString();
  // The same object while the question is the same: opening a panel changes the path and no more.
  const values = useMemo(() => readAddress(codecs, new URLSearchParams(text)), [codecs, text]);

  /** Puts another query into the address, `tag=7&q=ana`. */
  const replace = useCallback(
    (query: string) =>
      window.history.replaceState(null, '', query === '' ? pathname : `${pathname}?${query}`),
    [pathname],
  );
  const set = useCallback(
    (change: Partial<ValuesOf<C>>) => replace(changedAddress(codecs, window.location.search, change)),
    [codecs, replace],
  );

  return {
    values,
    set,
    replace,
    /** What links end with that keep the list as it is. */
    query: text === '' ? '' : `?${text}`,
  };
}
