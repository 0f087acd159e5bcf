'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { emptyFilter, filterQuery, type ListFilter, readFilter } from './list-filter';

/** The filter in the URL. Setting it replaces the address without asking the server for the page again. */
export function useListFilter() {
  const params = useSearchParams();
  const pathname = usePathname();
  const filter = useMemo(() => readFilter(params), [params]);

  function setFilter(change: Partial<ListFilter>) {
    const query = filterQuery({ ...filter, ...change });
    window.history.replaceState(null, '', query === '' ? pathname : `${pathname}?${query}`);
  }

  return { filter, setFilter, clear: () => setFilter(emptyFilter) };
}
