'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { type DeliveryFilter, emptyFilter, filterQuery, readFilter } from '@/lib/deliveries/delivery-filter';

/**
 * The filter in the URL. Setting a part of it leaves the others as the address has
 * them by then, and does not ask the server for the page again.
 */
export function useDeliveryFilter() {
  const params = useSearchParams();
  const pathname = usePathname();
  const query = params.toString();
  // The same object while the question is the same: opening a panel changes the address and no more.
  const filter = useMemo(() => readFilter(new URLSearchParams(query)), [query]);

  const setFilter = useCallback(
    (change: Partial<DeliveryFilter>) => {
      const now = readFilter(new URLSearchParams(window.location.search));
      const next = filterQuery({ ...now, ...change });
      window.history.replaceState(null, '', next === '' ? pathname : `${pathname}?${next}`);
    },
    [pathname],
  );
  const clear = useCallback(() => setFilter(emptyFilter), [setFilter]);

  return { filter, setFilter, clear };
}
