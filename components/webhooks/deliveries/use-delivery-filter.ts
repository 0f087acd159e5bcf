'use client';

import { useCallback } from 'react';
import { useAddress } from '@/components/records/list/use-address';
import { deliveryFilters, emptyFilter } from '@/lib/deliveries/delivery-filter';

/** The filter in the URL. */
export function useDeliveryFilter() {
  const { values, set } = useAddress(deliveryFilters);
  return { filter: values, setFilter: set, clear: useCallback(() => set(emptyFilter), [set]) };
}
