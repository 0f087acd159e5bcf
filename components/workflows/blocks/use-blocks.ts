'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useTarget } from '@/components/session/session-context';
import { call } from '@/lib/api/client';
import { getWorkflowCatalog } from '@/lib/api/contract/workflows';
import { keyOf } from '@/lib/api/queries';
import { withRawReply } from '@/lib/api/raw-reply';
import { indexBlocks } from './block-index';

const operation = withRawReply(getWorkflowCatalog);

/** The building blocks of this server. They change with its version, so a page reads them once. */
export function useBlocks() {
  const target = useTarget();
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...keyOf(getWorkflowCatalog, target), 'index', locale],
    queryFn: async ({ signal }) => {
      const [reply, { readBlocks }] = await Promise.all([
        call(operation, {}, { ...target, signal }) as Promise<unknown>,
        // A page that only lists workflows never needs it.
        import('./read-blocks'),
      ]);
      return indexBlocks(readBlocks(reply, locale));
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { index: data, error, isFetching, retry: () => void refetch() };
}
