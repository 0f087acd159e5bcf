'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '@/components/records/list/use-address';
import { useTarget } from '@/components/session/session-context';

import { idList } from '@/lib/catalog/change/id-list';
import { codecsOf, isFiltered, type Values } from '@/lib/records/question';
import { products } from '@/lib/resources/catalog/products';
import { type Chosen, readChosen } from './read-chosen';

/** Of no list: what events tell of products, while they are changed one by one, does not have all of them read again. */
export const TO_CHANGE = ['prices to change'];

const codecs = { ...codecsOf(products), ids: idList };

/** The products that the address means, with their prices, read whole; `read` says how far that is. */
export function useChosen() {
  const target = useTarget();
  const { values } = useAddress(codecs);
  const { ids, ...filters } = values as Values & { readonly ids: readonly string[] };
  const chosen: Chosen = ids.length > 0 ? { ids } : { values: filters as unknown as Values };
  const [read, setRead] = useState(0);
  const query = useQuery({
    queryKey: [...TO_CHANGE, target.connectionId, chosen],
    queryFn: ({ signal }) => readChosen(chosen, target, { signal, onRead: setRead }),
    // What is previewed stays as it was read: each price is looked at again before it is changed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
  return {
    ...query,
    read,
    isByIds: ids.length > 0,
    isFiltered: isFiltered(products, filters as unknown as Values),
  };
}
