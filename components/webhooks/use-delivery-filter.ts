'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { type DeliveryFilter, emptyFilter, filterQuery, readFilter } from '@/lib/deliveries/delivery-filter';

/** The filter in the URL. Setting it replaces the address without asking the server for the page again. */
export function useDeliveryFilter() {
  const params = useSearchParams();
  const pathname = usePathname();
  const query = params.toString();
  // The same object while the question is the same: opening a panel changes the address and no more.
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);

  function setFilter(change: Partial<DeliveryFilter>) {
    const query = filterQuery({ ...filter, ...change });
    window.history.replaceState(null, '', query === '' ? pathname : `${pathname}?${query}`);
  }

  return { filter, setFilter, clear: () => setFilter(emptyFilter) };
}
