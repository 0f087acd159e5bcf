'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTarget } from '@/components/layout/session-context';
import { getWorkflowCatalog } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import { indexCatalog } from './catalog-index';

/** The building blocks of this server. They change with its version, so a page reads them once. */
export function useCatalog() {
  const { data, error, refetch } = useQuery({
    ...queryOf(getWorkflowCatalog, {}, useTarget()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const index = useMemo(() => data && indexCatalog(data), [data]);
  return { index, error, retry: () => void refetch() };
}
