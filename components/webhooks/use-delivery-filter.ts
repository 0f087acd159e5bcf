'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type DeliveryFilter, emptyFilter, filterQuery, readFilter } from '@/lib/deliveries/delivery-filter';

/** The filter in the URL. Setting it replaces the address without asking the server for the page again. */
export function useDeliveryFilter() {
  const params = useSearchParams();
  const pathname = usePathname();
  const query = params.toString();
  // The same object while the question is the same: opening a panel changes the address and no more.
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);

  const setFilter = useCallback(
    (change: Partial<DeliveryFilter>) => {
      const next = filterQuery({ ...filter, ...change });
      window.history.replaceState(null, '', next === '' ? pathname : `${pathname}?${next}`);
    },
    [filter, pathname],
  );
  const clear = useCallback(() => setFilter(emptyFilter), [setFilter]);

  return { filter, setFilter, clear };
}
