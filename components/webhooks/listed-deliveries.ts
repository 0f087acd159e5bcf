'use client';

import { createContext, useContext } from 'react';
import type { DeliveryRow } from './records';

/** The rows of the list below an open panel, so that the panel can go to the next and the previous one. */
export const ListedDeliveries = createContext<readonly DeliveryRow[]>([]);

/** Ids of the deliveries before and after one in the list; undefined at its ends and where it is not listed. */
export function useNeighbours(id: string) {
  const ids = useContext(ListedDeliveries).map((row) => String(row.id));
  const index = ids.indexOf(id);
  return index === -1 ? {} : { previous: ids[index - 1], next: ids[index + 1] };
}
