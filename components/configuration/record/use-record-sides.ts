'use client';

import { useQuery } from '@tanstack/react-query';
import { useCompareScope } from '@/components/configuration/compare/compare-context';
import { callConsole } from '@/lib/api/console-call';
import type { RecordSides } from '@/lib/configuration/comparison';
import type { RecordRequest } from '@/lib/configuration/requests';

/** Both sides of a record of the comparison, whole. */
export function useRecordSides(key: string, isCompared: boolean) {
  const { compared, cacheKey } = useCompareScope();
  return useQuery({
    queryKey: [...cacheKey, 'record', key],
    queryFn: ({ signal }) => {
      const body: RecordRequest = { ...compared!, key };
      return callConsole<RecordSides>('configuration/record', { method: 'POST', body, signal });
    },
    enabled: isCompared && compared !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
