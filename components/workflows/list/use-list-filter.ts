'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { emptyFilter, filterQuery, type ListFilter, readFilter } from './list-filter';

/**
 * The filter in the URL. Setting a part of it leaves the others as the address has
 * them by then, and does not ask the server for the page again.
 */
export function useListFilter() {
  const params = useSearchParams();
  const pathname = usePathname();
  const filter = useMemo(() => readFilter(params), [params]);

  function setFilter(change: Partial<ListFilter>) {
    const now = readFilter(new URLSearchParams(window.location.search));
    const query = filterQuery({ ...now, ...change });
    window.history.replaceState(null, '', query === '' ? pathname : `${pathname}?${query}`);
  }

  return { filter, setFilter, clear: () => setFilter(emptyFilter) };
}
