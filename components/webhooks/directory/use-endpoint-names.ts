'use client';

import { useCallback, useMemo } from 'react';
import type { DeliveryRow } from '@/lib/api/records';
import { endpointName } from './endpoint-directory';
import { useEndpoints } from './use-endpoints';

/** What the endpoint of a delivery is called. */
export function useEndpointNames(): (row: DeliveryRow) => string {
  const { endpoints } = useEndpoints();
  // Read again every few seconds with the same names mostly: rows are drawn anew only where a name changed.
  const text = JSON.stringify(
    endpoints.map((each) => [String(each.id), endpointName(each, String(each.id))]),
  );
  const names = useMemo(() => new Map<string, string>(JSON.parse(text)), [text]);
  return useCallback(
    ({ endpoint_id }) => {
      const id = String(endpoint_id ?? '');
      return names.get(id) ?? endpointName(undefined, id);
    },
    [names],
  );
}
