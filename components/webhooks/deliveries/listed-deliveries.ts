'use client';

import { createContext, useContext } from 'react';
import type { PagedList } from '@/lib/api/paged-list';
import type { DeliveryRow } from '@/lib/api/records';

/** The list below an open panel, so that the panel can go to the next and the previous one. */
export const ListedDeliveries = createContext<PagedList<DeliveryRow> | undefined>(undefined);

/** Ids of the deliveries before and after one in the list; undefined at its ends and where it is not listed. */
export function useNeighbours(id: string) {
  const list = useContext(ListedDeliveries);
  const index = list?.indexOf(id) ?? -1;
  if (!list || index === -1) return {};
  const idAt = (at: number) => {
    const found = list.idAt(at);
    return found === undefined ? undefined : String(found);
  };
  return { previous: idAt(index - 1), next: idAt(index + 1) };
}
