'use client';

import { useCallback, useMemo } from 'react';
import type { DeliveryRow } from '@/lib/api/records';
import { addressBesideName } from '@/lib/resources/webhooks/endpoint-name';
import { endpointName } from './endpoint-directory';
import { useEndpoints } from './use-endpoints';

/** What the endpoint of a delivery is called, and its address where that is not its name. */
export type EndpointWords = { readonly name: string; readonly address?: string | undefined };

/** The words for the endpoint of a delivery. */
export function useEndpointNames(): (row: DeliveryRow) => EndpointWords {
  const { endpoints } = useEndpoints();
  // Read again every few seconds with the same names mostly: rows are drawn anew only where a name changed.
  const text = JSON.stringify(
    endpoints.map((each) => [
      String(each.id),
      { name: endpointName(each, String(each.id)), address: addressBesideName(each) },
    ]),
  );
  const words = useMemo(() => new Map<string, EndpointWords>(JSON.parse(text)), [text]);
  return useCallback(
    ({ endpoint_id }) => {
      const id = String(endpoint_id ?? '');
      return words.get(id) ?? { name: endpointName(undefined, id) };
    },
    [words],
  );
}
